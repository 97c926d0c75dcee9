import { fallen } from '../fallen.ts'
import type { Verdict } from '../kinds.ts'

/** One seat at most is left: it has won. */
export const lastStanding = (): Verdict => (s) => {
  const { isOut, left } = fallen(s)
  return {
    on: 'standing',
    judge: (p) =>
      left(p) > 1 ? undefined : { reason: 'lastStanding', scores: s.seats.map((_, seat) => Number(!isOut(p, seat))) },
  }
}
