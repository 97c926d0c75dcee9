import { askPosition } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { roundsOf } from '../features/play/state/rounds.ts'

interface Played {
  readonly variant: string
  readonly start: string | null
  /** Steps made so far. */
  readonly ply: number
}

/** How many moves a game has come to, as its list numbers them. */
export function movesOf({ variant, start, ply }: Played): number {
  const game = gameOf(variant)
  if (!game) return ply
  const position = start === null ? null : askPosition(game, { variant, start, moves: [] })
  const first = position?.ok ? position.value.toMove : 0
  return roundsOf(ply, first, game.variant.seats.length)
}
