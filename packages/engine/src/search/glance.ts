import type { Game } from '../game/index.ts'
import type { Seat } from '../position/man.ts'
import { createMoves, type Move, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Budget } from './budget.ts'
import type { Finding } from './deepening.ts'
import { Evaluation } from './evaluate.ts'
import { INFINITE, scoreOf } from './scores.ts'
import { Sight } from './sight.ts'

/**
 * How a beginner chooses: each move is tried, the answers that leap to the eye are considered, and that is all.
 * Captures which reach far are easily overlooked, one's own as well as the answers: those moves are judged as if the
 * victims stayed. What is overlooked depends on the seed and the position, so the same question gets the same answer.
 */
export function glance(
  game: Game,
  p: Position,
  budget: Budget,
  roots: Moves,
  n: number,
  chances: readonly number[],
  seed: number,
): Finding {
  const sight = new Sight(game, chances, seed)
  const evaluation = new Evaluation(game)
  const replies = createMoves()
  const seat = p.mover
  let best: Finding = { depth: 1, score: -INFINITE, line: [roots[0]] }
  for (let i = 0; i < n; i++) {
    const move = roots[i]
    const overlooked = sight.overlooks(p, move)
    game.make(p, move)
    budget.spend()
    const reply = likelyReply(game, p, seat, budget, evaluation, sight, replies)
    p.unmake()
    const score = reply.score - overlooked
    if (score > best.score) best = { depth: 2, score, line: reply.move === undefined ? [move] : [move, reply.move] }
    if (budget.isSpent) break
    if (i === 0) budget.release()
  }
  return best
}

/** What the beginner sees coming of a step: the best answer, or how its own turn may go on, and what that leaves it. */
function likelyReply(
  game: Game,
  p: Position,
  seat: Seat,
  budget: Budget,
  evaluation: Evaluation,
  sight: Sight,
  replies: Moves,
): { score: number; move: Move | undefined } {
  const n = game.legal(p, replies)
  const outcome = game.judge(p, n > 0, n === 0 && game.isInCheck(p, p.mover))
  if (outcome !== undefined) return { score: scoreOf(outcome, seat, 1), move: undefined }
  const worthToSeat = (): number => {
    const worth = evaluation.of(p, -INFINITE, INFINITE)
    return p.mover === seat ? worth : 0 - worth
  }
  const goesOn = p.mover === seat
  let likely: { score: number; move: Move | undefined } = { score: worthToSeat(), move: undefined }
  for (let i = 0; i < n; i++) {
    if (sight.overlooks(p, replies[i]) !== 0) continue
    game.make(p, replies[i])
    budget.spend()
    const score = worthToSeat()
    p.unmake()
    if (goesOn ? score > likely.score : score < likely.score) likely = { score, move: replies[i] }
  }
  return likely
}
