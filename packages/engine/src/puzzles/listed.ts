import type { Game } from '../game/index.ts'
import { createMoves, type Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'

/** The legal moves, in a list of one's own. */
export function legalMoves(game: Game, p: Position): readonly Move[] {
  const out = createMoves()
  return Array.from(out.subarray(0, game.legal(p, out)))
}
