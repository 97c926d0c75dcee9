import type { VariantAnswer } from '@variorum/engine/ask'

/** Who plays a game, and for whose head. */
export interface Players {
  /** What the seats are called, in the order of play. */
  readonly seats: readonly string[]
  /** The kind of man whose loss is the loss of the game. */
  readonly royal: string
}

/** Where no page says who plays, it is White and Black, and it is for the king. */
export const usualPlayers: Players = { seats: ['white', 'black'], royal: 'king' }

export function playersOf({ seats, kinds }: Pick<VariantAnswer, 'seats' | 'kinds'>): Players {
  return {
    seats: seats.map(({ called }) => called),
    royal: kinds.find(({ royal }) => royal)?.kind ?? usualPlayers.royal,
  }
}
