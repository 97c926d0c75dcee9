import { describe, expect, it } from 'vitest'
import { isDay } from './day.ts'

describe('a day to search by', () => {
  it.each(['1970-01-02', '2026-11-30', '2028-02-29', '2999-12-31'])('is one of the calendar: %s', (text) => {
    expect(isDay(text)).toBe(true)
  })

  // 2027 is no leap year.
  it.each(['', '1970-01-01', '0000-01-01', '2027-02-29', '2026-13-01', '3000-01-01', '9999-12-31', '26-1-1', 'today'])(
    'is none that cannot be asked for: %j',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )
})
