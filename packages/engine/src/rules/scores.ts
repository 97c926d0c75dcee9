import type { Outcome, Seat, Setting } from './kinds.ts'

/** Everyone gets half a point. */
export const draw = (s: Setting, reason: string): Outcome => ({ reason, scores: s.seats.map(() => 0.5) })

/** The loser and its allies get nothing, every seat hostile to it the point. */
export const lossFor = (s: Setting, loser: Seat, reason: string): Outcome => ({
  reason,
  scores: s.seats.map((_, seat) => Number(((s.foes[loser + 1] >> (seat + 1)) & 1) === 1)),
})

/** The winner and its allies get the point, every seat hostile to it nothing. */
export const winFor = (s: Setting, winner: Seat, reason: string): Outcome => ({
  reason,
  scores: s.seats.map((_, seat) => 1 - ((s.foes[winner + 1] >> (seat + 1)) & 1)),
})
