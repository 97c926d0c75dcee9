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

/** How far to go. */
export interface Aims {
  readonly depth: number
  /** Lines to follow, each from another first move. */
  readonly lines: number
}

/**
 * Searches one ply deeper each round, every round led by what the last one learnt, until the budget is spent or the end
 * is seen. A round finds the best line, then the best that begins otherwise, as often as there are lines to follow.
 * Tells of every finished line, and of every better move on the way to it. `roots` holds the legal moves and is
 * reordered. Returns the lines, the best one first.
 */
export function deepen(
  s: Search,
  roots: Moves,
  n: number,
  aims: Aims,
  tell: (findings: readonly Finding[]) => void,
): readonly Finding[] {
  const wanted = Math.min(Math.max(1, aims.lines), n)
  let known: readonly Finding[] = [{ depth: 0, score: 0, line: [roots[0]] }]
  for (let depth = 1; depth <= Math.min(aims.depth, MOST_PLIES - 1); depth++) {
    s.table.nextRound()
    const round: Finding[] = []
    for (let from = 0; from < wanted; from++) {
      // The last round's line in this place, for this round has found as many as come before it.
      const last = known.find(({ line }) => line[0] === roots[from])
      const tellMore = (finding: Finding): void => tell(together([...round, finding], known, wanted))
      const better = searchRound(s, roots, from, n, depth, last, tellMore)
      if (better === undefined) break
      round.push(better)
      known = together(round, known, wanted)
      if (s.budget.isSpent) break
      tell(known)
      if (depth === 1 && from === 0) s.budget.release()
    }
    if (s.budget.isSpent || round.length < wanted) break
    // A line found later may have come out better: what it met had not been looked at so closely before.
    known = round.toSorted((a, b) => b.score - a.score)
    for (let i = 0; i < wanted; i++) roots[i] = known[i].line[0]
    // An end that lies within the depth searched will not come sooner by searching deeper.
    const isDecided = known.every(({ score }) => Math.abs(score) >= FORCED)
    if (isDecided || !s.budget.isWorthAnotherRound) break
  }
  return known
}

/** The lines of a round that is under way, followed by those of the last one that begin otherwise. */
function together(round: readonly Finding[], last: readonly Finding[], wanted: number): readonly Finding[] {
  const others = last.filter(({ depth, line }) => depth > 0 && !round.some((found) => found.line[0] === line[0]))
  return [...round, ...others].slice(0, wanted)
}

/** One line of a round: a narrow window around the last score, opened on the side where the truth fell out. */
function searchRound(
  s: Search,
  roots: Moves,
  from: number,
  n: number,
  depth: number,
  last: Finding | undefined,
  tell: (finding: Finding) => void,
): Finding | undefined {
  const isAspired = last !== undefined && depth >= FIRST_ASPIRED_DEPTH && Math.abs(last.score) < FORCED
  let width = ASPIRATION
  let alpha = isAspired ? last.score - width : -INFINITE
  let beta = isAspired ? last.score + width : INFINITE
  for (;;) {
    const found = searchRoots(s, roots, from, n, depth, alpha, beta, (finding) => {
      // One above the window is looked at again, and only then known.
      if (finding.line[0] !== last?.line[0] && finding.score < beta) tell(finding)
    })
    if (s.budget.isSpent || found === undefined) return found
    if (found.score > alpha && found.score < beta) return found
    width *= 4
    if (found.score <= alpha) alpha = width > 1000 ? -INFINITE : found.score - width
    else beta = width > 1000 ? INFINITE : found.score + width
  }
}

/**
 * Principal variation search over the legal moves from a place on. Undefined when the budget was spent before any move
 * proved itself; below alpha the first line stands with the bound as its score.
 */
function searchRoots(
  s: Search,
  roots: Moves,
  from: number,
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
  for (let i = from; i < n; i++) {
    const move = roots[i]
    s.game.make(s.p, move)
    let score = below(s, seat, depth - 1, alpha, i === from ? beta : alpha + 1, 1)
    if (i > from && score > alpha && score < beta) score = below(s, seat, depth - 1, alpha, beta, 1)
    s.p.unmake()
    if (s.budget.isSpent) return found
    if (score > best) best = score
    if (score <= alpha) continue
    alpha = score
    keepLine(here, s.plies[1], move)
    moveTo(roots, from, i)
    found = { depth, score, line: Array.from(here.line.subarray(0, here.lineLength)) }
    tell(found)
    if (score >= beta) break
  }
  return found ?? { depth, score: best, line: [roots[from]] }
}

function moveTo(roots: Moves, to: number, from: number): void {
  const move = roots[from]
  roots.copyWithin(to + 1, to, from)
  roots[to] = move
}
