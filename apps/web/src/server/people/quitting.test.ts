import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Outing, pauseOf } from './quitting.ts'

const start = Date.UTC(2026, 0, 1)
const minute = 60_000
const day = 24 * 60 * minute
const at = (minutes: number) => new Date(start + minutes * minute)

/** Games told by signs, `x` for one that was left, each so many minutes after the last. */
const games = (signs: string, everyMinutes = 5): readonly Outing[] =>
  [...signs].map((sign, index) => ({ at: at(index * everyMinutes), hasLeft: sign === 'x' }))
const endOf = (outings: readonly Outing[]) => outings.at(-1)?.at ?? at(0)
const pauseMinutes = (signs: string, everyMinutes?: number) => {
  const outings = games(signs, everyMinutes)
  const until = pauseOf(outings, null, endOf(outings))
  return until && (until.getTime() - endOf(outings).getTime()) / minute
}

const anyGames = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 3 * day }), hasLeft: fc.boolean() }), { maxLength: 60 })
  .map((list) => {
    let time = start
    return list.map(({ gap, hasLeft }) => {
      time += gap
      return { at: new Date(time), hasLeft }
    })
  })

// The numbers are those of the rule as it is told to players: three of the last ten, then 10, 30, 120 minutes, a day.
describe('the pause of who keeps leaving games', () => {
  it('begins with the third of the last ten, and not before', () => {
    expect(pauseMinutes('xx')).toBeNull()
    expect(pauseMinutes('xxx')).toBe(10)
    expect(pauseMinutes('x.......xx')).toBe(10)
    expect(pauseMinutes('x........xx')).toBeNull()
  })

  it('begins when a game is left, and not when one is played', () => {
    expect(pauseMinutes('xxx.')).toBe(5)
    expect(pauseMinutes('xxx...')).toBeNull()
  })

  it('grows with each, up to a day, and is short again after a week', () => {
    expect(pauseMinutes('xxx'.repeat(2), 60)).toBe(30)
    expect(pauseMinutes('xxx'.repeat(3), 60)).toBe(120)
    expect(pauseMinutes('xxx'.repeat(4), 60)).toBe(24 * 60)
    expect(pauseMinutes('xxx'.repeat(5), 60)).toBe(24 * 60)
    expect(pauseMinutes('xxx'.repeat(2), 4 * 24 * 60)).toBe(10)
  })

  it('ends by itself, and with a pardon, after which nothing before counts', () => {
    const outings = games('xxx')
    expect(pauseOf(outings, null, new Date(endOf(outings).getTime() + 10 * minute))).toBeNull()
    expect(pauseOf(outings, endOf(outings), endOf(outings))).toBeNull()
    expect(pauseOf(games('xxxxx'), endOf(outings), endOf(games('xxxxx')))).toBeNull()
  })

  it('is never laid on who has left fewer than three, is never longer than a day, and never comes of good games', () => {
    fc.assert(
      fc.property(anyGames, (outings) => {
        const now = endOf(outings)
        const until = pauseOf(outings, null, now)
        if (outings.filter(({ hasLeft }) => hasLeft).length < 3) expect(until).toBeNull()
        if (until) expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(day)
        const stayed = [...outings, { at: new Date(now.getTime() + 1), hasLeft: false }]
        expect(pauseOf(stayed, null, now)?.getTime()).toBe(until?.getTime())
      }),
    )
  })

  it('only ever grows shorter while nothing is played', () => {
    fc.assert(
      fc.property(anyGames, fc.nat(2 * day), (outings, wait) => {
        const now = endOf(outings)
        const [before, after] = [now, new Date(now.getTime() + wait)].map((moment) => pauseOf(outings, null, moment))
        if (after) expect(after).toEqual(before)
      }),
    )
  })
})
