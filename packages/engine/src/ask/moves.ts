import type { Game } from '../game/game.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Asked, Line, MoveAnswer, Seat } from './answers.ts'
import { answer, openLine } from './open.ts'
import { knownTo } from './position.ts'
import { describeMove } from './victims.ts'

/**
 * Every legal move with its victims, in the order of their ids; none when the game is over, and none for a viewer of a
 * game with secrets who is not to move.
 */
export function askMoves(game: Game, line: Line, viewer?: Seat): Asked<readonly MoveAnswer[]> {
  const opened = openLine(game, line)
  return opened.ok ? answer(legalMoves(game, opened.value, viewer)) : opened
}

function legalMoves(game: Game, p: Position, viewer?: Seat): MoveAnswer[] {
  if (game.outcome(p) !== undefined) return []
  const known = knownTo(game, p, viewer)
  if (known !== p && p.mover !== viewer) return []
  const out = createMoves()
  const n = game.legal(known, out)
  return Array.from(out.subarray(0, n), (move) => describeMove(game, known, move)).sort((a, b) =>
    a.id < b.id ? -1 : 1,
  )
}
