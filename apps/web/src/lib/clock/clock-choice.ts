import { numberIn, wholeIn } from '../typed-numbers.ts'
import { longestIncrement, longestTime, mostPeriods } from './clock-bounds.ts'
import { clockKey } from './clock-key.ts'
import { allPresets, usualClock } from './clock-presets.ts'
import type { ClockRule } from './clock-rule.ts'

/** A clock as it was chosen in a form. Numbers are kept as they were typed. */
export interface ClockChoice {
  /** Key of a preset, `none`, or `own` and `ownByoyomi` for the numbers below. */
  readonly clock: string
  readonly minutes: string
  readonly increment: string
  readonly periods: string
  readonly period: string
}

export const firstClockChoice: ClockChoice = {
  clock: clockKey(usualClock),
  minutes: '10',
  increment: '5',
  periods: '3',
  period: '30',
}

export const mostMinutes = longestTime / 60_000
export const mostSeconds = longestIncrement / 1_000

export interface ClockFault {
  readonly field: 'minutes' | 'increment' | 'periods' | 'period'
  readonly key: 'badMinutes' | 'badIncrement' | 'noTime' | 'badPeriods' | 'badPeriod'
}

/** What is wrong with the numbers before anybody has read them. */
export function clockFaultOf({ clock, ...typed }: ClockChoice): ClockFault | null {
  if (clock !== 'own' && clock !== 'ownByoyomi') return null
  const minutes = numberIn(typed.minutes)
  if (minutes === null || minutes > mostMinutes) return { field: 'minutes', key: 'badMinutes' }
  if (clock === 'ownByoyomi') {
    if (wholeIn(typed.periods, 1, mostPeriods) === null) return { field: 'periods', key: 'badPeriods' }
    return wholeIn(typed.period, 1, mostSeconds) === null ? { field: 'period', key: 'badPeriod' } : null
  }
  const increment = wholeIn(typed.increment, 0, mostSeconds)
  if (increment === null) return { field: 'increment', key: 'badIncrement' }
  return minutes === 0 && increment === 0 ? { field: 'minutes', key: 'noTime' } : null
}

/** The clock that was chosen; only of a choice without a fault. */
export function clockOf({ clock, minutes, increment, periods, period }: ClockChoice): ClockRule | null {
  const initial = Math.round((numberIn(minutes) ?? 0) * 60_000)
  const ms = (seconds: string) => (numberIn(seconds) ?? 0) * 1_000
  if (clock === 'own') return { kind: 'fischer', initial, increment: ms(increment) }
  if (clock !== 'ownByoyomi') return allPresets.find((preset) => clockKey(preset) === clock) ?? null
  return { kind: 'byoyomi', initial, increment: 0, periods: numberIn(periods) ?? 1, period: ms(period) }
}
