import { expect, test } from 'vitest'
import { eloOf, estimate, type Pairs, shareAt } from './elo.ts'

// The unit tests of fastchess, app/tests/elo_test.cpp: there within one hundredth of the value.
test.each<[Pairs, number, number]>([
  [[34, 54, 63, 64, 75], 55.58, 27.65],
  [[332, 433, 498, 333, 334], -8.64, 10.33],
  [[7895, 8757, 5685, 568, 9999], -21.04, 2.95],
])('of %j pairs the Elo and its error are those of a known calculator', (pairs, elo, error) => {
  const found = estimate(pairs)
  expect(Math.abs((found.elo ?? Number.NaN) / elo - 1)).toBeLessThan(0.01)
  expect(Math.abs((found.error ?? Number.NaN) / error - 1)).toBeLessThan(0.01)
})

test('how sure it is is that of a known calculator', () => {
  // fastchess again: 5.05 % for the second of the above.
  expect(estimate([332, 433, 498, 333, 334]).los).toBeCloseTo(0.0505, 4)
})

test('three points of four are 191 Elo', () => {
  // By hand: 400 · log10(0.75 / 0.25) = 400 · 0.47712.
  expect(eloOf(0.75)).toBeCloseTo(190.85, 2)
  expect(shareAt(190.85)).toBeCloseTo(0.75, 4)
})

test('a small match reckoned by hand', () => {
  // One pair each of 0, 1 and 2 points: mean ½, variance (¼ + 0 + ¼) / 3 = ⅙, deviation √(⅙ / 3) = 0.2357, so the
  // interval is ½ ± 0.462; its ends are ∓400 · log10(0.962 / 0.038).
  const found = estimate([1, 0, 1, 0, 1])
  expect(found.elo).toBeCloseTo(0, 10)
  expect(found.error).toBeCloseTo(561, 0)
  expect(found.los).toBeCloseTo(0.5, 6)
})

test.each<[Pairs, number | null]>([
  [[0, 0, 0, 0, 0], null],
  [[0, 0, 0, 0, 20], null],
  [[20, 0, 0, 0, 0], null],
  [[0, 0, 7, 0, 0], 0],
])('what %j pairs do not say is null, and never without end', (pairs, elo) => {
  const { elo: found, ...rest } = estimate(pairs)
  expect(found === null ? null : Math.abs(found)).toBe(elo)
  expect(rest).toEqual({ error: null, los: null })
})
