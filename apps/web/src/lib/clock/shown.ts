import type { ClockRule } from './clock-rule.ts'
import type { ClockState } from './clock-state.ts'
import { run } from './spend.ts'

/** What a clock shows. */
export interface ShownClock {
  /** Milliseconds: of the main time, or of the period that runs. */
  readonly left: number
  /** Periods left, the one that runs included. */
  readonly periods: number
  /** Whether the main time is gone and periods are counted. */
  readonly inPeriods: boolean
}

/** What a seat's clock shows at a moment. A first turn costs nothing, so the clock stands still in it. */
export function shown(rule: ClockRule, state: ClockState, seat: number, now: number): ShownClock {
  const clock = state.seats[seat]
  if (!clock) throw new Error(`There is no clock for seat ${seat}.`)
  const isRunning = state.running === seat && !state.isFirst
  const elapsed = isRunning ? Math.max(0, now - state.since) : 0
  const after = run(rule, clock, elapsed)
  if (after === null) return { left: 0, periods: 0, inPeriods: false }
  if (rule.kind !== 'byoyomi' || after.left > 0) return { left: after.left, periods: after.periods, inPeriods: false }
  const inPeriod = Math.max(0, elapsed - clock.left) % rule.period
  return { left: rule.period - inPeriod, periods: after.periods, inPeriods: true }
}
