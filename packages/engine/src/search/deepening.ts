import type { Move, Moves } from '../position/move.ts'
import { below, keepLine } from './alpha-beta.ts'
import { FORCED, INFINITE, MOST_PLIES } from './scores.ts'
import type { Search } from './workspace.ts'

/** What a search has found out so far. */
export interface Finding {
  readonly depth: number
  readonly score: number
  readonly line: readonly Move[]
}

/** Half the width of the first window around the last round's score. */
const ASPIRATION = 40
/** Shallow rounds cost nothing and swing widely. */
const FIRST_ASPIRED_DEPTH = 4

/**
 * Searches one ply deeper each round, every round led by what the last one learnt, until the budget is spent or the end
 * is seen. Tells of every finished round, and of every better move within one. `roots` holds the legal moves and is
 * reordered.
 */
export function deepen(
  s: Search,
  roots: Moves,
  n: number,
  mostDepth: number,
  tell: (finding: Finding) => void,
): Finding {
  let found: Finding = { depth: 0, score: 0, line: [roots[0]] }
  for (let depth = 1; depth <= Math.min(mostDepth, MOST_PLIES - 1); depth++) {
    s.table.nextRound()
    const better = searchRound(s, roots, n, depth, found, tell)
    if (better !== undefined) found = better
    if (s.budget.isSpent || better === undefined) break
    tell(found)
    if (depth === 1) s.budget.release()
    // An end that lies within the depth searched will not come sooner by searching deeper.
    if (Math.abs(found.score) >= FORCED || !s.budget.isWorthAnotherRound) break
  }
  return found
}

/** One round: a narrow window around the last score, opened on the side where the truth fell out. */
function searchRound(
  s: Search,
  roots: Moves,
  n: number,
  depth: number,
  last: Finding,
  tell: (finding: Finding) => void,
): Finding | undefined {
  const isAspired = depth >= FIRST_ASPIRED_DEPTH && Math.abs(last.score) < FORCED
  let width = ASPIRATION
  let alpha = isAspired ? last.score - width : -INFINITE
  let beta = isAspired ? last.score + width : INFINITE
  for (;;) {
    const found = searchRoots(s, roots, n, depth, alpha, beta, (finding) => {
      if (finding.line[0] !== last.line[0]) tell(finding)
    })
    if (s.budget.isSpent || found === undefined) return found
    if (found.score > alpha && found.score < beta) return found
    width *= 4
    if (found.score <= alpha) alpha = width > 1000 ? -INFINITE : found.score - width
    else beta = width > 1000 ? INFINITE : found.score + width
  }
}

/**
 * Principal variation search over the legal moves. Undefined when the budget was spent before any move proved itself;
 * below alpha the first line stands with the bound as its score.
 */
function searchRoots(
  s: Search,
  roots: Moves,
  n: number,
  depth: number,
  alpha: number,
  beta: number,
  tell: (finding: Finding) => void,
): Finding | undefined {
  const here = s.plies[0]
  const seat = s.p.mover
  let best = -INFINITE
  let found: Finding | undefined
  for (let i = 0; i < n; i++) {
    const move = roots[i]
    s.game.make(s.p, move)
    let score = below(s, seat, depth - 1, alpha, i === 0 ? beta : alpha + 1, 1)
    if (i > 0 && score > alpha && score < beta) score = below(s, seat, depth - 1, alpha, beta, 1)
    s.p.unmake()
    if (s.budget.isSpent) return found
    if (score > best) best = score
    if (score <= alpha) continue
    alpha = score
    keepLine(here, s.plies[1], move)
    moveToFront(roots, i)
    found = { depth, score, line: Array.from(here.line.subarray(0, here.lineLength)) }
    tell(found)
    if (score >= beta) break
  }
  return found ?? { depth, score: best, line: [roots[0]] }
}

function moveToFront(roots: Moves, i: number): void {
  const move = roots[i]
  roots.copyWithin(1, 0, i)
  roots[0] = move
}
