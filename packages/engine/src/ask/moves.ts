import type { Game } from '../game/game.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Asked, Line, MoveAnswer } from './answers.ts'
import { answer, openLine } from './open.ts'
import { describeMove } from './victims.ts'

/** Every legal move with its victims, in the order of their ids; none when the game is over. */
export function askMoves(game: Game, line: Line): Asked<readonly MoveAnswer[]> {
  const opened = openLine(game, line)
  return opened.ok ? answer(legalMoves(game, opened.value)) : opened
}

export function legalMoves(game: Game, p: Position): MoveAnswer[] {
  if (game.outcome(p) !== undefined) return []
  const out = createMoves()
  const n = game.legal(p, out)
  return Array.from(out.subarray(0, n), (move) => describeMove(game, p, move)).sort((a, b) => (a.id < b.id ? -1 : 1))
}
