import { expect, test } from 'vitest'
import { likeliest } from './ratings.ts'

interface Encounter {
  readonly sides: readonly [number, number]
  readonly points: number
  readonly games: number
}

/** By player, what it adds to a difference of the first over the second; the first player of all stands at nought. */
const between = (players: number, [a, b]: readonly [number, number]): number[] =>
  Array.from({ length: players - 1 }, (_, i) => Number(i + 1 === a) - Number(i + 1 === b))

function scaleOf(players: number, encounters: readonly Encounter[]) {
  const trials = encounters.map(({ sides, points, games }) => ({ weights: between(players, sides), points, games }))
  const { values, errorOf } = likeliest(players - 1, trials)
  return { elo: [0, ...values], errorBetween: (a: number, b: number) => errorOf(between(players, [a, b])) }
}

// By hand: three points of four are odds of 3, and 400 · log₁₀ 3 is 190.85.
test('three points of four are 191 Elo', () => {
  expect(scaleOf(2, [{ sides: [1, 0], points: 75, games: 100 }]).elo[1]).toBeCloseTo(190.85, 2)
})

// By hand: the likelihood of n games at a share s curves by n · s · (1 − s) = 18.75, so a standard error is
// 400 ∕ ln 10 ∕ √18.75 = 40.12, and 1.96 of them are 78.63.
test('a hundred games of which three quarters were won leave an error of 79', () => {
  expect(scaleOf(2, [{ sides: [1, 0], points: 75, games: 100 }]).errorBetween(0, 1)).toBeCloseTo(78.63, 1)
})

// By hand: odds multiply, 3 · 3 = 9, and that is what the two outer players made of each other, 90 of 100.
test('three players whose odds agree stand as each pair alone says', () => {
  const { elo, errorBetween } = scaleOf(3, [
    { sides: [1, 0], points: 30, games: 40 },
    { sides: [2, 1], points: 75, games: 100 },
    { sides: [0, 2], points: 10, games: 100 },
  ])
  expect(elo.map((one) => Math.round(one * 100) / 100)).toEqual([0, 190.85, 381.7])
  expect(errorBetween(0, 2)).toBeCloseTo(errorBetween(2, 0), 9)
})

// By hand: each made half of all it played, so all are alike, whatever each pair says.
test('who beats whom in a circle are all alike', () => {
  const sides = [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const
  const { elo } = scaleOf(
    3,
    sides.map((pair) => ({ sides: pair, points: 9, games: 10 })),
  )
  for (const one of elo) expect(one).toBeCloseTo(0, 6)
})

test('players who have not met are put on no scale', () => {
  expect(() => scaleOf(3, [{ sides: [0, 1], points: 1, games: 2 }])).toThrow('have not met')
})

// By hand: at x the slope of the likelihood is 20 − 20 ∕ (1 + e⁻ˣ) and that of a spread of 400 ∕ ln 10 around nought is x;
// they meet where x · (1 + eˣ) = 20, at 2.12803, which is 369.68 Elo.
test('with something known beforehand, games that were all won bound a strength', () => {
  const spread = 400 / Math.LN10
  const { values } = likeliest(1, [{ weights: [1], points: 20, games: 20 }], [[1 / spread ** 2]])
  expect(values[0]).toBeCloseTo(369.68, 1)
})

// By hand: what is known beforehand is taken off what three points of four say.
test('what is known of a difference is not found again', () => {
  expect(likeliest(1, [{ weights: [1], offset: 90.85, points: 75, games: 100 }]).values[0]).toBeCloseTo(100, 2)
})
