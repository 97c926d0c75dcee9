import type { Game } from '../game/game.ts'
import { cellsNamed, dropNamed, readMove } from '../notation/move-text.ts'
import { isMan, manOf, seatOf } from '../position/man.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import type { Asked, Line, ReplayAnswer, Seat, StepAnswer } from './answers.ts'
import { whyNoDrop } from './explain-in-hand.ts'
import { hindrancesOf } from './hindrances.ts'
import { obstaclesOf, whyNot } from './obstacles.ts'
import { answer, openLine, openStart, refuse, refuseMove } from './open.ts'
import { knownTo, viewOf } from './position.ts'
import { describeHidden, describeMove } from './victims.ts'

/** Plays a move at the end of a line. A refused move says why: the line is untouched. */
export function askPlay(game: Game, line: Line, text: string, viewer?: Seat): Asked<StepAnswer> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const p = opened.value
  const outcome = game.outcome(p)
  if (outcome !== undefined) return refuse('gameOver', { reason: outcome.reason })
  // What is refused is refused by what the viewer knows; and who knows less may do the same.
  const known = knownTo(game, p, viewer)
  if (known !== p && p.mover !== viewer) return refuse('illegalMove', { text, why: 'notYourTurn' })
  const move = readMove(game, known, text)
  if (move.ok) return answer(stepBy(game, p, move.value, viewer))
  if (move.fault.reason !== 'illegalMove') return refuseMove(move.fault)
  const drop = dropNamed(game, text)
  if (drop !== undefined) return refuseDrop(game, known, text, drop)
  const [from, to] = cellsNamed(game, text)
  if (from === undefined || to === undefined) return refuseMove(move.fault)
  if (!isMan(known.cells[from])) return refuse('illegalMove', { text, why: 'empty' })
  if (seatOf(known.cells[from]) !== p.mover) return refuse('illegalMove', { text, why: 'notYourTurn' })
  const hindrance = hindrancesOf(game, known, from).find((one) => one.to === game.board.names[to])
  if (hindrance !== undefined) {
    const { key, whom, by } = hindrance
    return refuse('illegalMove', { text, why: key, whom, by })
  }
  const reason = whyNot(game, known, from, to) ?? obstaclesOf(game, known, from)[0]
  return refuse(
    'illegalMove',
    reason === undefined ? { text, why: 'unreachable' } : { text, why: reason.key, ...reason.params },
  )
}

function refuseDrop(game: Game, p: Position, text: string, { letter, to }: { letter: string; to: Cell }) {
  const { hands } = game.rules.setting
  const kind = hands?.kinds.find((one) => game.kinds[one].letter === letter)
  if (hands === undefined || kind === undefined || p.cells[hands.slots[manOf(kind, p.mover)]] === 0)
    return refuse('illegalMove', { text, why: 'notInHand' })
  if (p.cells[to] !== 0) return refuse('illegalMove', { text, why: 'occupied' })
  const reason = whyNoDrop(game, p, kind, to)
  return refuse('illegalMove', reason === undefined ? { text } : { text, why: reason.key, ...reason.params })
}

/** The whole line, step by step, with the position after each. */
export function askReplay(game: Game, line: Line, viewer?: Seat): Asked<ReplayAnswer> {
  const opened = openStart(game, line)
  if (!opened.ok) return opened
  const p = opened.value
  const start = viewOf(game, p, viewer)
  const steps: StepAnswer[] = []
  for (const [ply, text] of line.moves.entries()) {
    const move = readMove(game, p, text)
    if (!move.ok) return refuseMove(move.fault, { ply: `${ply + 1}` })
    steps.push(stepBy(game, p, move.value, viewer))
  }
  return answer({ start, steps })
}

function stepBy(game: Game, p: Position, move: Move, viewer?: Seat): StepAnswer {
  const isHidden = !game.isOpen && viewer !== undefined && p.mover !== viewer
  const described = isHidden ? describeHidden(game, p, move, viewer) : describeMove(game, p, move)
  game.make(p, move)
  const position = viewOf(game, p, viewer)
  const gives = position.outcome?.reason === 'checkmate' ? 'mate' : position.check.length > 0 ? 'check' : null
  return { move: described, gives, position }
}
