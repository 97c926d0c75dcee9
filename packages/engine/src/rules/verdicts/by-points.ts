import { fallen } from '../fallen.ts'
import type { Verdict } from '../kinds.ts'
import { points } from '../points.ts'

/** As the verdict given, but what everyone gets is the points it has won, and so many more where it still plays. */
export const byPoints =
  (verdict: Verdict, { more = 0 }: { more?: number } = {}): Verdict =>
  (s) => {
    const { on, judge } = verdict(s)
    const { slots } = points(s)
    const { isOut } = fallen(s)
    return {
      on,
      judge(p, now) {
        const outcome = judge(p, now)
        return outcome === undefined
          ? undefined
          : { reason: outcome.reason, scores: slots.map((slot, seat) => p.cells[slot] + (isOut(p, seat) ? 0 : more)) }
      },
    }
  }
