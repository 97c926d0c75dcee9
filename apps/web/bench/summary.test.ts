import { describe, expect, it } from 'vitest'
import { percentile, summaryOf } from './summary.ts'

describe('percentile', () => {
  // The worked example of the nearest-rank method in Wikipedia's article on percentiles.
  it('is the nearest rank', () => {
    const values = [35, 20, 15, 50, 40]
    expect([0.05, 0.3, 0.4, 0.5, 1].map((share) => percentile(values, share))).toEqual([15, 20, 20, 35, 50])
  })

  it('orders numbers as numbers, leaves what it was given as it was, and is nothing of nothing', () => {
    const values = [100, 9, 20]
    expect(percentile(values, 1)).toBe(100)
    expect(values).toEqual([100, 9, 20])
    expect(percentile([], 0.95)).toBeNull()
  })
})

describe('the summary', () => {
  it('has the names that are read from it, and tenths of milliseconds', () => {
    const measured = { games: 2, delays: [1.26, 3.04], spectators: 3, spectatorDelays: [7.77], errors: 1 }
    expect(summaryOf({ ...measured, rssBytes: 300 * 1024 * 1024 })).toEqual({
      games: 2,
      moves: 2,
      errors: 1,
      p50_ms: 1.3,
      p95_ms: 3,
      spectators: { count: 3, p95_ms: 7.8 },
      rss_mb: 300,
    })
  })

  it('does not take what was not measured for quick', () => {
    const nothing = summaryOf({ games: 0, delays: [], spectators: 0, spectatorDelays: [], errors: 0, rssBytes: 0 })
    expect(nothing).toMatchObject({ p50_ms: null, p95_ms: null, spectators: { p95_ms: null } })
  })
})
