import { clockKey } from '../../../lib/clock/clock-key.ts'
import { type ClockRule, longestIncrement, longestTime } from '../../../lib/clock/clock-rule.ts'
import type { RouterInputs } from '../../../trpc/types.ts'
import { allPresets, usualClock } from './clock-presets.ts'

/** What someone has filled in to offer a game. Numbers are kept as they were typed. */
export interface Offer {
  /** Everybody in the lobby, whoever is sent the address, or one player. */
  readonly to: 'lobby' | 'link' | 'player'
  readonly opponent: string
  readonly variant: string
  /** Key of a preset, `none`, or `own` for the two numbers below. */
  readonly clock: string
  readonly minutes: string
  readonly increment: string
  readonly rated: boolean
  readonly seat: 'either' | '0' | '1'
  readonly ratingMin: string
  readonly ratingMax: string
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
  rated: false,
  seat: 'either',
  ratingMin: '',
  ratingMax: '',
  position: '',
})

export interface OfferFault {
  readonly field: 'opponent' | 'minutes' | 'increment' | 'ratingMin' | 'ratingMax'
  readonly key: 'noName' | 'badMinutes' | 'badIncrement' | 'noTime' | 'badRating' | 'badRange'
}

export const mostMinutes = longestTime / 60_000
export const mostIncrement = longestIncrement / 1_000
const mostRating = 4_000

/** What is wrong with an offer before anybody has read it. */
export function faultOf(offer: Offer): OfferFault | null {
  if (offer.to === 'player' && offer.opponent.trim() === '') return { field: 'opponent', key: 'noName' }
  if (offer.clock === 'own') {
    const [minutes, increment] = [numberIn(offer.minutes), numberIn(offer.increment)]
    if (minutes === null || minutes > mostMinutes) return { field: 'minutes', key: 'badMinutes' }
    if (increment === null || increment > mostIncrement || !Number.isInteger(increment)) {
      return { field: 'increment', key: 'badIncrement' }
    }
    if (minutes === 0 && increment === 0) return { field: 'minutes', key: 'noTime' }
  }
  if (!hasRange(offer)) return null
  const [least, most] = [ratingIn(offer.ratingMin), ratingIn(offer.ratingMax)]
  if (least === undefined) return { field: 'ratingMin', key: 'badRating' }
  if (most === undefined) return { field: 'ratingMax', key: 'badRating' }
  return least !== null && most !== null && least > most ? { field: 'ratingMax', key: 'badRange' } : null
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
    ratingMin: hasRange(offer) ? (ratingIn(offer.ratingMin) ?? null) : null,
    ratingMax: hasRange(offer) ? (ratingIn(offer.ratingMax) ?? null) : null,
    ...(position !== '' && { start: position }),
    ...(offer.to === 'player' && { opponent: offer.opponent.trim() }),
  }
}

function clockOf({ clock, minutes, increment }: Offer): ClockRule | null {
  if (clock !== 'own') return allPresets.find((preset) => clockKey(preset) === clock) ?? null
  const initial = Math.round((numberIn(minutes) ?? 0) * 60_000)
  return { kind: 'fischer', initial, increment: (numberIn(increment) ?? 0) * 1_000 }
}

/** A number of at least 0, with a comma or a point; null for anything else. */
function numberIn(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(number) || number < 0 ? null : number
}

/** A rating; null where none is written, undefined where something else is. */
function ratingIn(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const number = numberIn(text)
  return number === null || number > mostRating || !Number.isInteger(number) ? undefined : number
}
