import type { Game } from '../game/game.ts'
import { cellsNamed, readMove } from '../notation/move-text.ts'
import { seatOf } from '../position/man.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Asked, Line, ReplayAnswer, StepAnswer } from './answers.ts'
import { obstaclesOf, whyNot } from './obstacles.ts'
import { answer, openLine, openStart, refuse, refuseMove } from './open.ts'
import { describePosition } from './position.ts'
import { describeMove } from './victims.ts'

/** Plays a move at the end of a line. A refused move says why: the line is untouched. */
export function askPlay(game: Game, line: Line, text: string): Asked<StepAnswer> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const p = opened.value
  const outcome = game.outcome(p)
  if (outcome !== undefined) return refuse('gameOver', { reason: outcome.reason })
  const move = readMove(game, p, text)
  if (move.ok) return answer(stepBy(game, p, move.value))
  if (move.fault.reason !== 'illegalMove') return refuseMove(move.fault)
  const [from, to] = cellsNamed(game, text)
  if (from === undefined || to === undefined) return refuseMove(move.fault)
  if (p.cells[from] === 0) return refuse('illegalMove', { text, why: 'empty' })
  if (seatOf(p.cells[from]) !== p.mover) return refuse('illegalMove', { text, why: 'notYourTurn' })
  const reason = whyNot(game, p, from, to) ?? obstaclesOf(game, p, from)[0]
  return refuse(
    'illegalMove',
    reason === undefined ? { text, why: 'unreachable' } : { text, why: reason.key, ...reason.params },
  )
}

/** The whole line, step by step, with the position after each. */
export function askReplay(game: Game, line: Line): Asked<ReplayAnswer> {
  const opened = openStart(game, line)
  if (!opened.ok) return opened
  const p = opened.value
  const start = describePosition(game, p)
  const steps: StepAnswer[] = []
  for (const [ply, text] of line.moves.entries()) {
    const move = readMove(game, p, text)
    if (!move.ok) return refuseMove(move.fault, { ply: `${ply + 1}` })
    steps.push(stepBy(game, p, move.value))
  }
  return answer({ start, steps })
}

function stepBy(game: Game, p: Position, move: Move): StepAnswer {
  const described = describeMove(game, p, move)
  game.make(p, move)
  const position = describePosition(game, p)
  const gives = position.outcome?.reason === 'checkmate' ? 'mate' : position.check.length > 0 ? 'check' : null
  return { move: described, gives, position }
}
