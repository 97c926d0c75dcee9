import { inverted, type Matrix, solved } from './linear.ts'

/** What two sides made of each other: how the difference of their strengths follows from what is sought, and points. */
export interface Trial {
  /** By unknown, what a unit of it adds to the first side's strength over the second's. */
  readonly weights: readonly number[]
  /** What is known of that difference beforehand, in Elo. */
  readonly offset?: number
  /** The first side's points. */
  readonly points: number
  readonly games: number
}

/** The likeliest values of some unknowns, in Elo, and how sure they are. */
export interface Estimate {
  readonly values: readonly number[]
  /** Half the width of the interval that holds such a sum of the unknowns with 95 %. */
  errorOf(weights: readonly number[]): number
}

/** Elo of a unit of the logistic curve. */
const ELO = 400 / Math.LN10
const SIGMAS_OF_95 = 1.959963984540054
/** Beyond any result of a few hundred games, so that a step that went astray comes back. */
const MOST_STEP = 2

/**
 * The likeliest strengths, after Bradley and Terry, a draw being half a win: with them everybody is expected to make
 * just the points made. Newton's method on the logarithm of the likelihood, which has one summit. `prior` curves it
 * where something is known beforehand (in Elo, the inverse of a covariance around nought).
 */
export function likeliest(unknowns: number, trials: readonly Trial[], prior?: Matrix): Estimate {
  const scaled = prior?.map((row) => row.map((one) => one * ELO ** 2))
  const values = Array.from({ length: unknowns }, () => 0)
  let curvature: number[][] = []
  for (let round = 0; round < 100; round++) {
    curvature = values.map((_, i) => values.map((_, j) => scaled?.[i][j] ?? 0))
    const slope = values.map((_, i) => 0 - product(curvature[i], values))
    for (const { weights, offset = 0, points, games } of trials) {
      const expected = 1 / (1 + Math.exp(-product(weights, values) - offset / ELO))
      const surplus = points - games * expected
      const weight = games * expected * (1 - expected)
      for (let i = 0; i < unknowns; i++) {
        if (weights[i] === 0) continue
        slope[i] += weights[i] * surplus
        for (let j = 0; j < unknowns; j++) curvature[i][j] += weights[i] * weights[j] * weight
      }
    }
    const step = solved(curvature, slope)
    const longest = Math.max(0, ...step.map(Math.abs))
    const share = Math.min(1, MOST_STEP / longest)
    for (let i = 0; i < unknowns; i++) values[i] += share * step[i]
    if (longest < 1e-9) break
  }
  const covariance = inverted(curvature)
  return {
    values: values.map((one) => one * ELO),
    errorOf: (weights) =>
      SIGMAS_OF_95 *
      ELO *
      Math.sqrt(
        product(
          weights,
          covariance.map((row) => product(row, weights)),
        ),
      ),
  }
}

const product = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, one, i) => sum + one * b[i], 0)
