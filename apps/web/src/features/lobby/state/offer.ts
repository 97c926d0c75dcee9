import {
  type ClockChoice,
  type ClockFault,
  clockFaultOf,
  clockOf,
  firstClockChoice,
} from '../../../lib/clock/clock-choice.ts'
import type { RouterInputs } from '../../../trpc/types.ts'
import { type RangeFault, rangeFaultOf, rangeOf, type TypedRange } from './typed-range.ts'

/** What someone has filled in to offer a game. Numbers are kept as they were typed. */
export interface Offer extends TypedRange, ClockChoice {
  /** Everybody in the lobby, whoever is sent the address, or one player. */
  readonly to: 'lobby' | 'link' | 'player'
  readonly opponent: string
  readonly variant: string
  readonly rated: boolean
  readonly seat: 'either' | '0' | '1'
  /** Position text to begin from; empty is the start. */
  readonly position: string
}

/** An offer to begin with: to everybody, or to whom it is known to be for. */
export const firstOffer = (variant: string, opponent = ''): Offer => ({
  to: opponent === '' ? 'lobby' : 'player',
  opponent,
  variant,
  ...firstClockChoice,
  rated: false,
  seat: 'either',
  ratingMin: '',
  ratingMax: '',
  position: '',
})

export interface OfferFault {
  readonly field: 'opponent' | RangeFault['field']
  readonly key: 'noName' | RangeFault['key']
}

/** What is wrong with an offer before anybody has read it. */
export const faultOf = (offer: Offer): OfferFault | ClockFault | null => whoFaultOf(offer) ?? clockFaultOf(offer)

/** What is wrong with whom it is for. */
export function whoFaultOf(offer: Offer): OfferFault | null {
  if (offer.to === 'player' && offer.opponent.trim() === '') return { field: 'opponent', key: 'noName' }
  return hasRange(offer) ? rangeFaultOf(offer) : null
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
