import type { Game } from '../game/index.ts'
import type { Seat } from '../position/man.ts'
import { type Move, NO_MOVE } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { stepsBack } from '../rules/quiet-steps.ts'
import { isQuietRank, pickMove, rankMoves } from './move-order.ts'
import { quiesce } from './quiescence.ts'
import { reductionOf } from './reductions.ts'
import { FORCED, fromTable, INFINITE, MOST_PLIES, scoreOf, scoreOfRepeating, toTable } from './scores.ts'
import { AT_LEAST, AT_MOST, EXACT } from './table.ts'
import type { PlyBuffers, Search } from './workspace.ts'

/** Within so many plies of the horizon a clear advantage is believed: a pawn and a bit for every ply. */
const CLEAR_DEPTH = 3
const CLEAR_PER_PLY = 120

/**
 * The score of the position for the seat to move, exact when it lies between alpha and beta, else a bound: principal
 * variation search, fail-soft. The best line is left in the buffers of the ply. Scores are subtracted from 0 where one
 * would negate them: −0 would make a floating-point number of every score.
 */
export function alphaBeta(s: Search, depth: number, alpha: number, beta: number, ply: number): number {
  const { game, p, budget, table } = s
  const here = s.plies[ply]
  here.lineLength = 0

  // 1. At the horizon only captures are looked at, unless a royal is under attack: then every answer is.
  const seat = p.mover
  const inCheck = game.isInCheck(p, seat)
  if (depth <= 0) {
    if (!inCheck) return quiesce(s, alpha, beta, ply, 0)
    depth = 1
  }
  budget.spend()
  if (budget.isSpent) return 0
  if (ply >= MOST_PLIES) return s.evaluation.of(p, alpha, beta)

  // 2. Ended by the men on the board or by how the position came about. A position met before in this very line counts
  //    as one that has come for the last time: if it could be repeated once it can be repeated again.
  const outcome = game.judge(p, true, false)
  if (outcome !== undefined) return scoreOf(outcome, seat, ply)
  if (p.standings(Math.min(stepsBack(game.rules.setting, p), p.height - s.rootHeight)) > 0)
    return scoreOfRepeating(game.ifRepeated(p), seat)

  // 3. Known already? On the principal line only the move is taken over, so that the line stays whole.
  const isOnLine = beta - alpha > 1
  const { hashLow, hashHigh } = p
  let hashMove = NO_MOVE
  if (table.find(hashLow, hashHigh)) {
    hashMove = table.move
    const score = fromTable(table.score, ply)
    const isBeyond = table.bound === EXACT || (table.bound === AT_LEAST ? score >= beta : score <= alpha)
    if (!isOnLine && table.depth >= depth && isBeyond) return score
  }

  // 4. So far above the window, so near the horizon, that no quiet threat will bring it down, and no royal hangs.
  if (s.cuts && !isOnLine && !inCheck && depth <= CLEAR_DEPTH && Math.abs(beta) < FORCED) {
    const standing = s.evaluation.of(p, alpha, beta)
    const isClear = standing - CLEAR_PER_PLY * depth >= beta
    if (isClear && s.mayDecline && !(s.takesRoyals && game.mayLoseRoyal(p, seat))) return standing
  }

  // 5. The loop over the moves: the table's move first, before the others are even generated.
  const { moves, gains: ranks, tried } = here
  const lowest = alpha
  let best = -INFINITE
  let bestMove = NO_MOVE
  let searched = 0
  let quiets = 0
  let n = 0
  let i = -1
  if (hashMove === NO_MOVE || !isPseudoLegal(game, p, hashMove, moves)) {
    hashMove = NO_MOVE
    i = 0
    n = prepare(s, here)
  }
  for (; i < n; i++) {
    const move = i < 0 ? hashMove : pickMove(moves, ranks, i, n)
    if (move === hashMove && i >= 0) continue
    const isQuiet = i < 0 ? !s.scout.takes(p, move) : isQuietRank(ranks[i])

    // 6. Make the move, unless it leaves a royal to be taken.
    game.make(p, move, isQuiet)
    if (game.isInCheck(p, seat)) {
      p.unmake()
      if (i < 0) n = prepare(s, here)
      continue
    }

    // 7. The first move gets the full window; the others must first prove that they deserve one, late quiet ones at
    //    less depth.
    let score: number
    if (searched === 0) {
      score = below(s, seat, depth - 1, alpha, beta, ply + 1)
    } else {
      const reduction = s.cuts && isQuiet && !inCheck ? reductionOf(depth, searched) : 0
      score = below(s, seat, depth - 1 - reduction, alpha, alpha + 1, ply + 1)
      if (score > alpha && reduction > 0) score = below(s, seat, depth - 1, alpha, alpha + 1, ply + 1)
      if (score > alpha && score < beta) score = below(s, seat, depth - 1, alpha, beta, ply + 1)
    }

    // 8. Take it back.
    p.unmake()
    if (budget.isSpent) return 0
    searched++
    if (isQuiet) tried[quiets++] = move

    // 9. Keep the best; enough is enough.
    if (score > best) {
      best = score
      bestMove = move
      if (score > alpha) {
        alpha = score
        keepLine(here, s.plies[ply + 1], move)
        if (score >= beta) {
          if (isQuiet) learn(s, depth, tried, quiets)
          break
        }
      }
    }
    if (i < 0) n = prepare(s, here)
  }

  // 10. No move: the rules say what that means.
  if (searched === 0) {
    const verdict = game.judge(p, false, inCheck)
    return verdict === undefined ? 0 : scoreOf(verdict, seat, ply)
  }

  // 11. Remember.
  const bound = best >= beta ? AT_LEAST : best > lowest ? EXACT : AT_MOST
  table.store(hashLow, hashHigh, bound === AT_MOST ? NO_MOVE : bestMove, toTable(best, ply), depth, bound)
  return best
}

/** The score for a seat after a step of its: what is good for the next seat is bad for it, unless its turn goes on. */
export function below(s: Search, seat: Seat, depth: number, alpha: number, beta: number, ply: number): number {
  return s.p.mover === seat ? alphaBeta(s, depth, alpha, beta, ply) : 0 - alphaBeta(s, depth, 0 - beta, 0 - alpha, ply)
}

/** All moves, with their ranks in `gains`. Returns their number. */
function prepare(s: Search, here: PlyBuffers): number {
  // Where duty narrows the choice, only who knows all that is legal knows what one must choose from.
  const n = s.hasDuty ? s.game.legal(s.p, here.moves) : s.game.pseudoLegal(s.p, here.moves)
  s.scout.weigh(s.p, here.moves, n, here.gains)
  rankMoves(s.p, here.moves, n, here.gains, s.history)
  return n
}

/** The refuting move, the last one tried, rises in history; those that failed before it sink. */
function learn(s: Search, depth: number, tried: Int32Array, count: number): void {
  const bonus = Math.min(depth * depth * 16, 1600)
  for (let i = 0; i < count - 1; i++) s.history.learn(s.p, tried[i], -bonus)
  s.history.learn(s.p, tried[count - 1], bonus)
}

export function keepLine(here: PlyBuffers, next: PlyBuffers, move: Move): void {
  here.line[0] = move
  for (let i = 0; i < next.lineLength; i++) here.line[i + 1] = next.line[i]
  here.lineLength = next.lineLength + 1
}

/** Whether a move from the table may be made here; two positions might share a hash. */
function isPseudoLegal(game: Game, p: Position, move: Move, scratch: Int32Array): boolean {
  const from = move & 1023
  const man = p.cells[from]
  const isAct = man === 0
  if (isAct ? !game.mayActAsSeat(p) : (man & 15) !== p.moverTag || !game.mayMoveMen(p)) return false
  const kind = game.kinds[man >> 4]
  const abilities = !isAct && game.rules.isBarred(p, from, man) ? kind.whenBarred : kind.whenFree
  const act = (move >> 20) & 7
  for (let k = 0; k < abilities.length; k++) {
    if (abilities[k].number !== act) continue
    const n = abilities[k].movement.go(p, from, (isAct ? 0 : from) | (act << 20), scratch, 0)
    for (let i = 0; i < n; i++) if (scratch[i] === move) return true
  }
  return false
}
