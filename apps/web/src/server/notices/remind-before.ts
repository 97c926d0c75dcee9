import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import { dayMs } from '../../lib/clock/first-move.ts'

/** Less than this and a night may pass over it. */
const leastMs = dayMs / 2

/**
 * How long before a turn ends by itself its player is reminded: when a quarter of the days is left, but no less than half
 * a day. Null where nothing is counted in days.
 */
export function remindBeforeMs(clock: ClockRule | null): number | null {
  return clock?.kind === 'days' ? Math.max(leastMs, (clock.days * dayMs) / 4) : null
}
