import { describe, expect, it } from 'vitest'
import { clockKey } from '../../../lib/clock/clock-key.ts'
import { clockPresets } from '../../../lib/clock/clock-presets.ts'
import { faultOf, firstOffer, type Offer, whyCasual, wishOf } from './offer.ts'

const offer = (changes: Partial<Offer> = {}): Offer => ({ ...firstOffer('one'), ...changes })

describe('an offer', () => {
  it('is casual, for anybody, on ten minutes and five seconds until something else is chosen', () => {
    expect(faultOf(offer())).toBeNull()
    expect(wishOf(offer(), true)).toEqual({
      variant: 'one',
      clock: { kind: 'fischer', initial: 600_000, increment: 5_000 },
      rated: false,
      seat: null,
      ratingMin: null,
      ratingMax: null,
    })
  })

  it('takes numbers as they are typed, with a comma or a point', () => {
    const own = (minutes: string, increment: string) => wishOf(offer({ clock: 'own', minutes, increment }), true).clock
    expect(own('1,5', ' 2 ')).toEqual({ kind: 'fischer', initial: 90_000, increment: 2_000 })
    expect(own('0.25', '0')).toEqual({ kind: 'fischer', initial: 15_000, increment: 0 })
  })

  it('takes byoyomi in numbers of one’s own, without any time before it too', () => {
    const own = (changes: Partial<Offer>) => wishOf(offer({ clock: 'ownByoyomi', ...changes }), true).clock
    expect(own({})).toEqual({ kind: 'byoyomi', initial: 600_000, increment: 0, periods: 3, period: 30_000 })
    const short = { minutes: '0', periods: '5', period: '10' }
    expect(faultOf(offer({ clock: 'ownByoyomi', ...short }))).toBeNull()
    expect(own(short)).toEqual({ kind: 'byoyomi', initial: 0, increment: 0, periods: 5, period: 10_000 })
  })

  it.each([
    [{ clock: 'own', minutes: '' }, 'badMinutes'],
    [{ clock: 'ownByoyomi', minutes: '181' }, 'badMinutes'],
    [{ clock: 'ownByoyomi', periods: '0' }, 'badPeriods'],
    [{ clock: 'ownByoyomi', periods: '11' }, 'badPeriods'],
    [{ clock: 'ownByoyomi', period: '2.5' }, 'badPeriod'],
    [{ clock: 'ownByoyomi', period: '0' }, 'badPeriod'],
    [{ clock: 'own', minutes: '181' }, 'badMinutes'],
    [{ clock: 'own', minutes: '-1' }, 'badMinutes'],
    [{ clock: 'own', minutes: 'ten' }, 'badMinutes'],
    [{ clock: 'own', increment: '1.5' }, 'badIncrement'],
    [{ clock: 'own', increment: '181' }, 'badIncrement'],
    [{ clock: 'own', minutes: '0', increment: '0' }, 'noTime'],
    [{ ratingMin: 'high' }, 'badRating'],
    [{ ratingMax: '4001' }, 'badRating'],
    [{ ratingMin: '1600', ratingMax: '1500' }, 'badRange'],
    [{ to: 'player', opponent: '  ' }, 'noName'],
  ] as const)('%j is not sent: %s', (changes, key) => {
    expect(faultOf(offer(changes))).toMatchObject({ key })
  })

  it('is rated only where it can be', () => {
    const rated = (changes: Partial<Offer>, isGuest = false) =>
      wishOf(offer({ rated: true, ...changes }), isGuest).rated
    expect(rated({})).toBe(true)
    expect(rated({}, true)).toBe(false)
    expect(rated({ clock: 'none' })).toBe(false)
    expect(rated({ position: '8/8 w' })).toBe(false)
    expect(whyCasual(offer({ clock: 'none' }), false)).toBe('noClock')
  })

  it('asks for ratings only where anybody may answer', () => {
    const bounds = { ratingMin: '1400', ratingMax: '1600' }
    expect(wishOf(offer(bounds), false)).toMatchObject({ ratingMin: 1400, ratingMax: 1600 })
    expect(wishOf(offer({ ...bounds, to: 'link' }), false)).toMatchObject({ ratingMin: null, ratingMax: null })
    expect(faultOf(offer({ to: 'link', ratingMin: 'high' }))).toBeNull()
  })

  it('offers every preset under a key of its own', () => {
    const keys = Object.values(clockPresets).flat().map(clockKey)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
