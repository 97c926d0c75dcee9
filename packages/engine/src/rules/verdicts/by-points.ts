import type { Verdict } from '../kinds.ts'
import { points } from '../points.ts'

/** As the verdict given, but what everyone gets is the points it has won. */
export const byPoints =
  (verdict: Verdict): Verdict =>
  (s) => {
    const { on, judge } = verdict(s)
    const { slots } = points(s)
    return {
      on,
      judge(p, now) {
        const outcome = judge(p, now)
        return outcome === undefined
          ? undefined
          : { reason: outcome.reason, scores: slots.map((slot) => p.cells[slot]) }
      },
    }
  }
