import { expect, test } from 'vitest'
import type { Pairs } from './elo.ts'
import { BOUND, verdict } from './sprt.ts'

// The unit tests of fastchess, app/tests/sprt_test.cpp, in its logistic model: there within one hundredth of the value.
test.each<[Pairs, number, number, number]>([
  [[223, 9863, 21279, 10037, 246], 0.5, 2.5, -3.07],
  [[871, 26175, 55983, 26678, 821], 0, 2, -4.98],
])('of %j pairs the ratio between %f and %f Elo is that of a known calculator', (pairs, elo0, elo1, llr) => {
  const found = verdict(pairs, { elo0, elo1 })
  expect(Math.abs(found.llr / llr - 1)).toBeLessThan(0.01)
  expect(found.holds).toBe('elo0')
})

test('the bounds are those of one error in twenty', () => {
  // ln 19, as every account of the test has it.
  expect(BOUND).toBeCloseTo(2.944, 3)
})

test('what speaks for one claim speaks as much against the other', () => {
  const pairs: Pairs = [3, 11, 20, 17, 6]
  const mirrored: Pairs = [6, 17, 20, 11, 3]
  expect(verdict(pairs, { elo0: -10, elo1: 10 }).llr).toBeCloseTo(-verdict(mirrored, { elo0: -10, elo1: 10 }).llr, 9)
})

test('nothing played decides nothing, and a clean sheet decides', () => {
  expect(verdict([0, 0, 0, 0, 0], { elo0: 0, elo1: 5 })).toEqual({ llr: 0, holds: null })
  expect(verdict([0, 0, 0, 0, 40], { elo0: 0, elo1: 50 }).holds).toBe('elo1')
  expect(verdict([40, 0, 0, 0, 0], { elo0: 0, elo1: 50 }).holds).toBe('elo0')
})
