import { type Pairs, SHARES, shareAt } from './elo.ts'

/** Two claims about the difference in Elo, between which a match decides as soon as it can. */
export interface Claims {
  readonly elo0: number
  readonly elo1: number
}

export interface Verdict {
  /** The logarithm of how much likelier the results are under the second claim than under the first. */
  readonly llr: number
  /** Which claim holds, once that is decided. */
  readonly holds: 'elo0' | 'elo1' | null
}

/** Either claim is wrongly taken for true in one of twenty matches: Wald's bounds for that. */
export const BOUND = Math.log(0.95 / 0.05)

/** Stands for a result that has not come yet but may. */
const NOT_YET = 1e-3

/**
 * The generalised sequential probability ratio test over the results of pairs, in logistic Elo: each claim fixes the mean
 * and is given the likeliest distribution that has it. After M. Van den Bergh's notes on Fishtest's mathematics.
 */
export function verdict(pairs: Pairs, { elo0, elo1 }: Claims): Verdict {
  if (pairs.every((count) => count === 0)) return { llr: 0, holds: null }
  const counts = pairs.map((count) => (count === 0 ? NOT_YET : count))
  const s0 = shareAt(elo0)
  const s1 = shareAt(elo1)
  const theta0 = tilt(counts, s0)
  const theta1 = tilt(counts, s1)
  const llr = counts.reduce((sum, count, i) => {
    const weight0 = 1 + theta0 * (SHARES[i] - s0)
    const weight1 = 1 + theta1 * (SHARES[i] - s1)
    return sum + count * Math.log(weight0 / weight1)
  }, 0)
  return { llr, holds: llr >= BOUND ? 'elo1' : llr <= -BOUND ? 'elo0' : null }
}

/**
 * Lagrange's multiplier of the condition that the mean be s: the likeliest probabilities are those observed, each divided
 * by 1 + θ·(share − s). The condition falls steadily with θ, so halving the interval finds it.
 */
function tilt(counts: readonly number[], s: number): number {
  let low = -1 / (1 - s)
  let high = 1 / s
  for (let i = 0; i < 100; i++) {
    const theta = (low + high) / 2
    const excess = counts.reduce((sum, count, k) => sum + (count * (SHARES[k] - s)) / (1 + theta * (SHARES[k] - s)), 0)
    if (excess > 0) low = theta
    else high = theta
  }
  return (low + high) / 2
}
