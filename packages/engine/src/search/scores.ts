import type { Seat } from '../position/man.ts'
import type { Outcome } from '../rules/kinds.ts'

/** Score of a game won on the spot, in hundredths of a pawn; each ply it takes costs one. */
export const WON = 100_000
/** Steps a line may be long at most, quiescence included. */
export const MOST_PLIES = 128
/** Scores at least this far from zero are ends the search has seen. */
export const FORCED = WON - 2 * MOST_PLIES
/** Beyond any score. */
export const INFINITE = WON + 1

/** What the verdict is worth to a seat, that many plies below the root: a win is better the sooner it comes. */
export function scoreOf(outcome: Outcome, seat: Seat, ply: number): number {
  return Math.round((2 * outcome.scores[seat] - 1) * (WON - ply))
}

/** Ends are counted from the root in the tree, but from the position itself in the table, which many lines share. */
export function toTable(score: number, ply: number): number {
  return score >= FORCED ? score + ply : score <= -FORCED ? score - ply : score
}

export function fromTable(score: number, ply: number): number {
  return score >= FORCED ? score - ply : score <= -FORCED ? score + ply : score
}

/** Plies to a forced end, negative when the seat to move loses; null when none is seen. */
export function pliesToEnd(score: number): number | null {
  if (score >= FORCED) return WON - score
  return score <= -FORCED ? -WON - score : null
}
