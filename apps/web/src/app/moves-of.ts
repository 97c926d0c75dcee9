import { askPosition, describe } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'

interface Played {
  readonly variant: string
  readonly start: string | null
  /** Steps made so far. */
  readonly ply: number
}

/**
 * How many moves a game has come to, as its list numbers them: one for each round of the seats. A game that begins with a
 * later seat has the earlier ones' places empty in its first round.
 */
export function movesOf({ variant, start, ply }: Played): number {
  const game = gameOf(variant)
  if (!game || ply === 0) return ply
  // Of more than two some leave the game, and its rounds grow shorter: what can be counted is what was played.
  if (game.variant.seats.length > 2) return ply
  const position = start === null ? null : askPosition(game, { variant, start, moves: [] })
  const first = position?.ok ? position.value.toMove : 0
  return Math.ceil((first + ply) / describe(game).seats.length)
}
