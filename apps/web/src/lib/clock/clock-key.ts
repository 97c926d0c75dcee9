import type { ClockRule } from './clock-rule.ts'

/** A clock as a text that is the same for the same clock, however its fields are ordered: a database orders them anew. */
export function clockKey(clock: ClockRule | null): string {
  if (clock === null) return 'none'
  if (clock.kind === 'days') return `days ${clock.days}`
  const { kind, initial, increment } = clock
  return kind === 'fischer'
    ? `fischer ${initial} ${increment}`
    : `byoyomi ${initial} ${increment} ${clock.period} ${clock.periods}`
}

/** Whether both have to be there while it is played; else they come and go. */
export const isLive = (clock: ClockRule | null): boolean => clock !== null && clock.kind !== 'days'
