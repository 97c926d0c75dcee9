/** Pairs of games by the points the first player made of them: none, a half, one, one and a half, two. */
export type Pairs = readonly [number, number, number, number, number]

/** How much stronger the first player is, in Elo; null where the games do not say. */
export interface Estimate {
  /** Null when nothing or everything was won: the difference has no upper bound. */
  readonly elo: number | null
  /** Half the width of the interval that holds the difference with 95 %; null when it has no end, or no width yet. */
  readonly error: number | null
  /** Likelihood of superiority: how sure it is that the first player is the stronger one. */
  readonly los: number | null
}

/** What a pair is worth, as a share of what could be had. */
export const SHARES = [0, 0.25, 0.5, 0.75, 1] as const

/** So many standard errors to each side hold 95 % of a normal distribution. */
const SIGMAS_OF_95 = 1.959963984540054

/** Points in Elo by which a share of the points is explained. */
export const eloOf = (share: number): number => -400 * Math.log10(1 / share - 1)

export const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/**
 * Elo from the distribution over pairs, not over games: the two games of an opening lean the same way, and what they
 * share is no news about the players. As Fishtest and fastchess reckon it.
 */
export function estimate(pairs: Pairs): Estimate {
  const n = pairs.reduce((sum, count) => sum + count, 0)
  if (n === 0) return { elo: null, error: null, los: null }
  const mean = pairs.reduce((sum, count, i) => sum + count * SHARES[i], 0) / n
  const variance = pairs.reduce((sum, count, i) => sum + count * (SHARES[i] - mean) ** 2, 0) / n
  const deviation = Math.sqrt(variance / n)
  const elo = mean > 0 && mean < 1 ? eloOf(mean) : null
  const low = mean - SIGMAS_OF_95 * deviation
  const high = mean + SIGMAS_OF_95 * deviation
  const isBounded = deviation > 0 && low > 0 && high < 1
  return {
    elo,
    error: isBounded ? (eloOf(high) - eloOf(low)) / 2 : null,
    los: deviation > 0 ? normal((mean - 0.5) / deviation) : null,
  }
}

/** The share of a normal distribution below x standard deviations; Abramowitz and Stegun 7.1.26, right to 10⁻⁷. */
function normal(x: number): number {
  const z = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * z)
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const tail = (series * Math.exp(-z * z)) / 2
  return x < 0 ? tail : 1 - tail
}
