import type { Seat } from '../position/man.ts'
import type { Outcome } from '../rules/kinds.ts'

/** Score of a game won on the spot, in hundredths of a pawn; each ply it takes costs one. */
export const WON = 100_000
/** Steps a line may be long at most, quiescence included. */
export const MOST_PLIES = 128
/** Scores at least this far from zero are ends the search has seen. */
export const FORCED = WON - 2 * MOST_PLIES
/** A game that is lost if it goes on as it does. */
const REPEATING = 2_000
/** Beyond any score. */
export const INFINITE = WON + 1

/** What the verdict is worth to a seat, that many plies below the root: a win is better the sooner it comes. */
export function scoreOf(outcome: Outcome, seat: Seat, ply: number): number {
  return Math.round((2 * outcome.scores[seat] - 1) * (WON - ply))
}

/**
 * What it is worth to a seat that the position has come again in the line searched: what it would be worth if it went on
 * coming, taken for a clear advantage and no more, for whom it harms will not let it come to that; a draw where no rule
 * says.
 */
export function scoreOfRepeating(outcome: Outcome | undefined, seat: Seat): number {
  return outcome === undefined ? 0 : Math.round((2 * outcome.scores[seat] - 1) * REPEATING)
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
