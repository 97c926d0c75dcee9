import { expect, test } from 'vitest'
import { bandOf, chosenFrom } from './choose.ts'

const themes = ['fork', 'pin', 'leap', 'swap', 'echo', 'drop']
const many = (rating: number, count: number, all = themes) =>
  Array.from({ length: count }, (_, index) => ({ rating, themes: [all[index % all.length]] }))

test('bands are two hundred wide from 600 on, and the last holds 2400 too', () => {
  expect([600, 799, 800, 2199, 2200, 2400].map(bandOf)).toEqual([600, 600, 800, 2000, 2200, 2200])
})

test('no band of what is chosen holds less than a twentieth, and nothing is left out without need', () => {
  const spread = [700, 900, 1100, 1300, 1500].flatMap((rating) => many(rating, 60))
  expect(chosenFrom(spread)).toEqual(spread)
  const chosen = chosenFrom([...spread, ...many(2300, 12)])
  expect(chosen.filter(({ rating }) => rating === 2300).length).toBe(12)
  expect(chosen.length).toBeLessThanOrEqual(240)
  expect(chosen.length).toBeGreaterThan(220)
})

test('no band holds more than a fifth, though beginners’ puzzles are found most', () => {
  const spread = [900, 1100, 1300, 1500, 1700].flatMap((rating) => many(rating, 60))
  const chosen = chosenFrom([...many(700, 600), ...spread])
  expect(chosen.filter(({ rating }) => rating === 700).length).toBe(75)
})

test('no theme is in more than a third of what is chosen', () => {
  const chosen = chosenFrom([...many(700, 90, ['fork']), ...many(700, 60)])
  const forks = chosen.filter((puzzle) => puzzle.themes.includes('fork')).length
  expect(forks * 3).toBeLessThanOrEqual(chosen.length)
})
