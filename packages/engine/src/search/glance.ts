import type { Game } from '../game/index.ts'
import type { Seat } from '../position/man.ts'
import { createMoves, type Move, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import type { Budget } from './budget.ts'
import type { Finding } from './deepening.ts'
import type { Evaluation } from './evaluate.ts'
import type { Eye } from './eye.ts'
import { impressionOf } from './impression.ts'
import { INFINITE, scoreOf } from './scores.ts'
import { chanceOf } from './seeded.ts'
import { Sight } from './sight.ts'

/** Who glances at what. */
export interface Glance {
  readonly game: Game
  readonly p: Position
  readonly budget: Budget
  readonly evaluation: Evaluation
  readonly eye: Eye
  readonly seed: number
  /** Where the last step went, if there was one. */
  readonly focus: Cell | undefined
}

/** Keeps apart what is decided by chance of the same position. */
const NOTICES_BARRED = -3
const HAS_AIM = -4
const MIND = 0x27d4eb2f
const WHIM = 0x5bd1e995

/**
 * How a beginner chooses: each move is tried, the answers that leap to the eye are considered, and that is all.
 * Captures which reach far are easily overlooked, one's own as well as the answers. What is overlooked depends on the seed and the position, so the same question gets the same answer.
 */
export function glance(glance: Glance, roots: Moves, n: number): Finding {
  const { game, p, budget, evaluation, eye, seed, focus } = glance
  const sight = new Sight(game, eye, seed)
  const impression = impressionOf(game)
  evaluation.begin(p)
  const replies = createMoves()
  const seat = p.mover
  const { hashLow, hashHigh } = p
  const draw = (what: number): number => chanceOf(seed, hashLow, hashHigh, what)
  const seesBarred = draw(NOTICES_BARRED) < eye.frozen
  const hasAim = draw(HAS_AIM) < eye.aim || !impression.areBurdens
  const worthTo = (seat: Seat): number => {
    const worth = !hasAim
      ? impression.greedily(p)
      : seesBarred
        ? evaluation.of(p, -INFINITE, INFINITE)
        : impression.of(p)
    return p.mover === seat ? worth : 0 - worth
  }
  /** What the beginner sees coming of a step: the best answer, or how its own turn may go on, and what that leaves it. */
  const likelyReply = (move: Move, isEndSeen: boolean): { score: number; move: Move | undefined } => {
    const count = game.legal(p, replies)
    const outcome = game.judge(p, count > 0, count === 0 && game.isInCheck(p, p.mover))
    if (outcome !== undefined && isEndSeen) return { score: scoreOf(outcome, seat, 1), move: undefined }
    const goesOn = p.mover === seat
    const moved = (move >> 10) & 1023
    let likely: { score: number; move: Move | undefined } = { score: worthTo(seat), move: undefined }
    for (let i = 0; i < count; i++) {
      if (hasAim && sight.overlooks(p, replies[i], moved)) continue
      game.make(p, replies[i])
      budget.spend()
      const score = worthTo(seat)
      p.unmake()
      if (goesOn ? score > likely.score : score < likely.score) likely = { score, move: replies[i] }
    }
    return likely
  }
  // With nothing in mind a man is moved for the sake of moving: what is overlooked is not done by accident either.
  let best: Finding = {
    depth: 1,
    score: 0,
    line: [idle(roots, n, (move) => sight.look(p, move, focus) === 'overlooked')],
  }
  let mostPleasing = Number.NEGATIVE_INFINITY
  for (let i = 0; i < n; i++) {
    const move = roots[i]
    // A capture that is overlooked is no move one thinks of, and not every other comes to mind.
    const seen = hasAim ? sight.look(p, move, focus) : 'capture'
    if (seen === 'overlooked' || (seen === 'quiet' && draw(move ^ MIND) >= eye.breadth)) continue
    const isEndSeen = !sight.overlooksGoing(p, move)
    game.make(p, move)
    budget.spend()
    const reply = likelyReply(move, isEndSeen)
    p.unmake()
    const { score } = reply
    const pleasing = score + eye.whim * draw(move ^ WHIM)
    if (pleasing > mostPleasing) {
      mostPleasing = pleasing
      best = { depth: 2, score, line: reply.move === undefined ? [move] : [move, reply.move] }
    }
  }
  return best
}

/** The first move of which nothing is overlooked, if there is one. */
function idle(roots: Moves, n: number, isOverlooked: (move: Move) => boolean): Move {
  for (let i = 0; i < n; i++) if (!isOverlooked(roots[i])) return roots[i]
  return roots[0]
}
