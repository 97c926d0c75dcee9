import { expect, it } from 'vitest'
import { firstMoveMs } from './first-move.ts'
import { speedOf } from './speed.ts'

const fischer = (minutes: number, increment: number) =>
  ({ kind: 'fischer', initial: minutes * 60_000, increment: increment * 1_000 }) as const

// lichess's classes: 2+1 is bullet, 3+0 and 5+3 blitz, 10+0 and 15+10 rapid, 30+0 classical.
it('a clock belongs to the class that its length makes it', () => {
  const clocks = [fischer(2, 1), fischer(3, 0), fischer(5, 3), fischer(10, 0), fischer(15, 10), fischer(30, 0)]
  expect(clocks.map(speedOf)).toEqual(['bullet', 'blitz', 'blitz', 'rapid', 'rapid', 'classical'])
  expect(speedOf({ kind: 'days', days: 1 })).toBe('correspondence')
  // Ten minutes and thirty seconds' byoyomi, as much played as any on lishogi, which calls it rapid.
  expect(speedOf({ kind: 'byoyomi', initial: 600_000, increment: 0, period: 30_000, periods: 1 })).toBe('rapid')
})

// T-A2.
it('a first move has longer the slower the game, and twice as long for who has never played it', () => {
  const clocks = [fischer(0.25, 0), fischer(1, 0), fischer(3, 0), fischer(10, 0), fischer(60, 0)]
  expect(clocks.map((rule) => firstMoveMs(rule, false) / 1_000)).toEqual([15, 20, 25, 30, 35])
  expect(firstMoveMs(fischer(3, 0), true)).toBe(50_000)
  expect(firstMoveMs({ kind: 'days', days: 2 }, true)).toBe(2 * 24 * 3_600_000)
})
