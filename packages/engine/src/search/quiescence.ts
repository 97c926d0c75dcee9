import { NO_MOVE } from '../position/move.ts'
import { pickMove } from './move-order.ts'
import { fromTable, INFINITE, MOST_PLIES, scoreOf, toTable } from './scores.ts'
import { AT_LEAST, AT_MOST, EXACT } from './table.ts'
import type { Search } from './workspace.ts'

/** What a capture may bring besides its victims; one that cannot lift the score to the window even so is not tried. */
const DELTA = 200
/** Captures in a row at most: games whose men take many at once would never come to rest. */
const MOST_CAPTURES = 12
/** The same where nobody may decline, so that nothing cuts a line short but its length. */
const MOST_FORCED = 4

/**
 * The score once the captures have died down. Where a side may decline to capture, the quiet evaluation is the least it
 * has. Check is not looked at: what a side stuck in check loses, the full search above sees.
 */
export function quiesce(s: Search, alpha: number, beta: number, ply: number, taken: number): number {
  const { game, p, budget } = s
  // 1. Count.
  budget.spend()
  if (budget.isSpent) return 0

  // 2. Has the last capture ended the game?
  if (s.takesRoyals) {
    const outcome = game.standingOutcome(p)
    if (outcome !== undefined) return scoreOf(outcome, p.mover, ply)
  }

  // 3. Known already?
  const { table } = s
  const { hashLow, hashHigh } = p
  if (table.find(hashLow, hashHigh)) {
    const score = fromTable(table.score, ply)
    if (table.bound === EXACT || (table.bound === AT_LEAST ? score >= beta : score <= alpha)) return score
  }

  // 4. Decline to capture.
  const standing = s.cuts ? s.evaluation.of(p, alpha, beta) : s.evaluation.of(p, -INFINITE, INFINITE)
  if (s.mayDecline && standing >= beta) return standing
  if (taken >= (s.mayDecline ? MOST_CAPTURES : MOST_FORCED) || ply >= MOST_PLIES) return standing

  // 5. Find the captures.
  const here = s.plies[ply]
  const { moves, gains } = here
  const n = s.scout.captures(p, moves, gains)
  const seat = p.mover
  const lowest = alpha
  let best = s.mayDecline || n === 0 ? standing : -INFINITE
  if (best > alpha) alpha = best

  for (let i = 0; i < n; i++) {
    // 6. The richest first; when it is too poor, so are all after it.
    const move = pickMove(moves, gains, i, n)
    const hoped = standing + gains[i] + DELTA
    if (s.cuts && s.mayDecline && hoped <= alpha) {
      if (hoped > best) best = hoped
      break
    }

    // 7. Make it, unless it leaves a royal to be taken.
    game.make(p, move)
    if (game.isInCheck(p, seat)) {
      p.unmake()
      continue
    }
    const score =
      p.mover === seat
        ? quiesce(s, alpha, beta, ply + 1, taken + 1)
        : 0 - quiesce(s, 0 - beta, 0 - alpha, ply + 1, taken + 1)
    p.unmake()
    if (budget.isSpent) return 0

    // 8. Keep the best.
    if (score <= best) continue
    best = score
    if (score >= beta) break
    if (score > alpha) alpha = score
  }

  // 9. Whoever should take, but would leave a royal to be taken, does not.
  if (best === -INFINITE) best = standing

  // 10. Remember.
  const bound = best >= beta ? AT_LEAST : best > lowest ? EXACT : AT_MOST
  table.store(hashLow, hashHigh, NO_MOVE, toTable(best, ply), 0, bound)
  return best
}
