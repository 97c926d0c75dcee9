import type { useTranslations } from 'next-intl'
import type { ClockRule } from './clock-rule.ts'

export interface ClockText {
  /** As players write it, `10 + 5`. */
  readonly short: (clock: ClockRule | null) => string
  /** As one says it, `10 minutes and 5 seconds a move`. */
  readonly long: (clock: ClockRule | null) => string
}

/** Clocks in words, for what is printed on the server; components have `useClockText`. */
export function clockTextOf(t: ReturnType<typeof useTranslations<'clock'>>): ClockText {
  const text = (clock: ClockRule | null, length: 'short' | 'long') => {
    if (clock === null) return t(`${length}.none`)
    if (clock.kind === 'days') return t(`${length}.days`, { days: clock.days })
    const [minutes, increment] = [clock.initial / 60_000, clock.increment / 1_000]
    if (clock.kind === 'fischer') return t(`${length}.fischer`, { minutes, increment })
    return t(`${length}.byoyomi`, { minutes, periods: clock.periods, period: clock.period / 1_000 })
  }
  return { short: (clock) => text(clock, 'short'), long: (clock) => text(clock, 'long') }
}
