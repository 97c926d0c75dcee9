import { clockKey } from '../../../lib/clock/clock-key.ts'
import { type ClockRule, longestIncrement, longestTime, mostPeriods } from '../../../lib/clock/clock-rule.ts'
import type { RouterInputs } from '../../../trpc/types.ts'
import { allPresets, usualClock } from './clock-presets.ts'
import { numberIn, wholeIn } from './typed-numbers.ts'
import { type RangeFault, rangeFaultOf, rangeOf, type TypedRange } from './typed-range.ts'

/** What someone has filled in to offer a game. Numbers are kept as they were typed. */
export interface Offer extends TypedRange {
  /** Everybody in the lobby, whoever is sent the address, or one player. */
  readonly to: 'lobby' | 'link' | 'player'
  readonly opponent: string
  readonly variant: string
  /** Key of a preset, `none`, or `own` and `ownByoyomi` for the numbers below. */
  readonly clock: string
  readonly minutes: string
  readonly increment: string
  readonly periods: string
  readonly period: string
  readonly rated: boolean
  readonly seat: 'either' | '0' | '1'
  /** Position text to begin from; empty is the start. */
  readonly position: string
}

export const firstOffer = (variant: string): Offer => ({
  to: 'lobby',
  opponent: '',
  variant,
  clock: clockKey(usualClock),
  minutes: '10',
  increment: '5',
  periods: '3',
  period: '30',
  rated: false,
  seat: 'either',
  ratingMin: '',
  ratingMax: '',
  position: '',
})

export interface OfferFault {
  readonly field: 'opponent' | 'minutes' | 'increment' | 'periods' | 'period' | RangeFault['field']
  readonly key: 'noName' | 'badMinutes' | 'badIncrement' | 'noTime' | 'badPeriods' | 'badPeriod' | RangeFault['key']
}

export const mostMinutes = longestTime / 60_000
export const mostIncrement = longestIncrement / 1_000

/** What is wrong with an offer before anybody has read it. */
export function faultOf(offer: Offer): OfferFault | null {
  if (offer.to === 'player' && offer.opponent.trim() === '') return { field: 'opponent', key: 'noName' }
  return clockFaultOf(offer) ?? (hasRange(offer) ? rangeFaultOf(offer) : null)
}

function clockFaultOf({ clock, ...typed }: Offer): OfferFault | null {
  if (clock !== 'own' && clock !== 'ownByoyomi') return null
  const minutes = numberIn(typed.minutes)
  if (minutes === null || minutes > mostMinutes) return { field: 'minutes', key: 'badMinutes' }
  if (clock === 'ownByoyomi') {
    if (wholeIn(typed.periods, 1, mostPeriods) === null) return { field: 'periods', key: 'badPeriods' }
    return wholeIn(typed.period, 1, mostIncrement) === null ? { field: 'period', key: 'badPeriod' } : null
  }
  const increment = wholeIn(typed.increment, 0, mostIncrement)
  if (increment === null) return { field: 'increment', key: 'badIncrement' }
  return minutes === 0 && increment === 0 ? { field: 'minutes', key: 'noTime' } : null
}

/** Why an offer cannot be rated; null where it can. */
export function whyCasual(offer: Offer, isGuest: boolean): 'guest' | 'noClock' | 'position' | null {
  if (isGuest) return 'guest'
  if (offer.clock === 'none') return 'noClock'
  return offer.position.trim() === '' ? null : 'position'
}

/** Ratings are asked for where it is not said who answers. */
export const hasRange = ({ to }: Offer): boolean => to === 'lobby'

/** The offer as the server takes it; one with a fault is not sent. */
export function wishOf(offer: Offer, isGuest: boolean): RouterInputs['lobby']['challenge'] {
  const position = offer.position.trim()
  return {
    variant: offer.variant,
    clock: clockOf(offer),
    rated: offer.rated && whyCasual(offer, isGuest) === null,
    seat: offer.seat === 'either' ? null : Number(offer.seat),
    ...(hasRange(offer) ? rangeOf(offer) : { ratingMin: null, ratingMax: null }),
    ...(position !== '' && { start: position }),
    ...(offer.to === 'player' && { opponent: offer.opponent.trim() }),
  }
}

function clockOf({ clock, minutes, increment, periods, period }: Offer): ClockRule | null {
  const initial = Math.round((numberIn(minutes) ?? 0) * 60_000)
  const ms = (seconds: string) => (numberIn(seconds) ?? 0) * 1_000
  if (clock === 'own') return { kind: 'fischer', initial, increment: ms(increment) }
  if (clock !== 'ownByoyomi') return allPresets.find((preset) => clockKey(preset) === clock) ?? null
  return { kind: 'byoyomi', initial, increment: 0, periods: numberIn(periods) ?? 1, period: ms(period) }
}
