import { describe, expect, it } from 'vitest'
import { printTime, timeParts, untilNextMs } from './clock-text.ts'

// Expected values: read off a wall clock.
describe('what a clock shows', () => {
  it.each([
    [3 * 60_000, '3:00'],
    [247_400, '4:07'],
    [10_000, '0:10'],
    [9_999, '0:09.9'],
    [30, '0:00.0'],
    [-5, '0:00.0'],
    [3_909_000, '1:05:09'],
    [26 * 3_600_000, '26:00:00'],
  ])('is never more than there is: %i ms are %s', (left, shown) => {
    expect(printTime(left)).toBe(shown)
  })

  it('changes no sooner than it is asked to look again, and then it does', () => {
    for (const left of [247_400, 60_000, 10_050, 9_999, 100, 86_500_000]) {
      const wait = untilNextMs(left)
      const shown = (ms: number) => (ms > 86_400_000 ? printTime(ms).slice(0, -3) : printTime(ms))
      expect(shown(left - wait)).not.toBe(shown(left))
      expect(shown(left - wait + 1)).toBe(shown(left))
    }
  })
})

it('days are told apart from hours', () => {
  expect(timeParts(2 * 86_400_000 + 4 * 3_600_000 + 61_000)).toEqual({ days: 2, hours: 4, minutes: 1, seconds: 1 })
})
