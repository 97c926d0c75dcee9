import type { ClockRule } from './clock-rule.ts'
import type { SeatClock } from './clock-state.ts'
import { dayMs } from './first-move.ts'

/** All the time a clock has, periods included. */
export function timeLeft(rule: ClockRule, { left, periods }: SeatClock): number {
  return rule.kind === 'byoyomi' ? left + periods * rule.period : left
}

/** A clock that has run for some time within a turn; null when it has run out. A period begun counts until it is over. */
export function run(rule: ClockRule, clock: SeatClock, ms: number): SeatClock | null {
  if (ms >= timeLeft(rule, clock)) return null
  if (ms < clock.left || rule.kind !== 'byoyomi') return { ...clock, left: clock.left - ms }
  return { ...clock, left: 0, periods: clock.periods - Math.floor((ms - clock.left) / rule.period) }
}

/** What a turn that has ended in time brings: the increment, the whole of the days, or the period whole again. */
export function refreshed(rule: ClockRule, clock: SeatClock): SeatClock {
  if (rule.kind === 'days') return { ...clock, left: rule.days * dayMs }
  return { ...clock, left: clock.left + rule.increment }
}
