import type { Game } from '../game/game.ts'
import { createMoves, type Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'

/** The cells whose men a move would take, in the order of their names. */
export function victimNames(game: Game, p: Position, move: Move): string[] {
  const out = createMoves()
  const n = game.victimsOf(p, move, out, 0)
  return Array.from(out.subarray(0, n), (cell) => game.board.names[cell]).sort()
}
