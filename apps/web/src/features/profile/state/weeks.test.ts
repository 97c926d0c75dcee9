import { expect, it } from 'vitest'
import { daysBetween } from './weeks.ts'

it('days without a game stand between those with games, the first and the last included', () => {
  const played = [{ day: '2026-03-01', games: 12 }]
  expect(daysBetween(new Date('2026-02-28'), new Date('2026-03-02T23:59:00Z'), played)).toEqual([
    { day: '2026-02-28', games: 0, level: 0 },
    { day: '2026-03-01', games: 12, level: 4 },
    { day: '2026-03-02', games: 0, level: 0 },
  ])
})
