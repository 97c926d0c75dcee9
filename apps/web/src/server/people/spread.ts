export interface Spread {
  readonly count: number
  /** Rounded; null of nothing. */
  readonly mean: number | null
  /** Standard deviation of the whole, rounded; null of nothing. */
  readonly deviation: number | null
}

/** How numbers lie: whoever thinks as long about an only move as about a hard one lies close together. */
export function spreadOf(numbers: readonly number[]): Spread {
  const count = numbers.length
  if (count === 0) return { count, mean: null, deviation: null }
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count
  return { count, mean: Math.round(mean), deviation: Math.round(Math.sqrt(variance)) }
}
