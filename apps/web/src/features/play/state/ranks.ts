import type { Seat } from '@variorum/engine/ask'

export interface Rank {
  readonly seat: Seat
  /** From 1; those with the same score share the better place. */
  readonly rank: number
  readonly score: number
}

/** Seats from the highest score to the lowest, those that are even in the order of play. */
export function ranksOf(scores: readonly number[]): readonly Rank[] {
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}
