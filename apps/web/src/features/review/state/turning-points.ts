import type { Seat } from '@variorum/engine/ask'
import type { Review, ReviewedMove, Verdict } from '@variorum/engine/review'

/** The moves that changed who was likely to win, in their order. */
export const turningPoints = ({ moves }: Review): readonly ReviewedMove[] =>
  moves.filter((move) => move !== null).filter(({ verdict }) => verdict === 'mistake' || verdict === 'blunder')

/** What a seat may try again. */
export const mistakesOf = (review: Review, seat: Seat): readonly ReviewedMove[] =>
  turningPoints(review).filter((move) => move.seat === seat)

export function countOf({ moves }: Review, seat: Seat, verdict: Verdict): number {
  return moves.filter((move) => move?.seat === seat && move.verdict === verdict).length
}
