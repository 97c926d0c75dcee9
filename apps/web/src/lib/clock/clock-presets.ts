import type { ClockRule } from './clock-rule.ts'

const fischer = (minutes: number, increment: number): ClockRule => ({
  kind: 'fischer',
  initial: minutes * 60_000,
  increment: increment * 1_000,
})

const byoyomi = (minutes: number, periods: number, period: number): ClockRule => ({
  kind: 'byoyomi',
  initial: minutes * 60_000,
  increment: 0,
  periods,
  period: period * 1_000,
})

const days = (count: number): ClockRule => ({ kind: 'days', days: count })

/** Clocks one chooses from, in groups; slower than elsewhere, for most of these games are new to most who play them. */
export const clockPresets = {
  fast: [fischer(3, 2), fischer(5, 3)],
  unhurried: [fischer(10, 5), fischer(15, 10), fischer(30, 20)],
  byoyomi: [byoyomi(10, 1, 30), byoyomi(15, 3, 60)],
  days: [days(1), days(3), days(7), days(14)],
} as const satisfies Readonly<Record<string, readonly ClockRule[]>>

export const allPresets: readonly ClockRule[] = Object.values(clockPresets).flat()

/** What is offered at first. */
export const usualClock = clockPresets.unhurried[0]

/** Clocks the one button knows: few, so that those who press it meet. */
export const poolClocks: readonly ClockRule[] = [fischer(5, 3), fischer(10, 5), fischer(15, 10), days(3)]

/** Those that are chosen until somebody chooses otherwise. */
export const usualPoolClocks: readonly ClockRule[] = poolClocks.filter(({ kind }) => kind !== 'days')
