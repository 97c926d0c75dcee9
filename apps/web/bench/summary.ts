/** What a load came to, as it is printed with `--json`. */
export interface Summary {
  readonly games: number
  /** Moves that were acknowledged while it was measured. */
  readonly moves: number
  readonly errors: number
  /** From sending a move until the opponent's stream told it, milliseconds; null where nothing was measured. */
  readonly p50_ms: number | null
  readonly p95_ms: number | null
  /** From sending a move until a spectator's stream told it. */
  readonly spectators: { readonly count: number; readonly p95_ms: number | null }
  /** Most that the web processes held together, megabytes. */
  readonly rss_mb: number
}

/**
 * The value below or at which a share of the values lies: the nearest rank, so it is always one that was measured. Null
 * of no values.
 */
export function percentile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

export interface Measured {
  readonly games: number
  readonly delays: readonly number[]
  readonly spectators: number
  readonly spectatorDelays: readonly number[]
  readonly errors: number
  readonly rssBytes: number
}

export function summaryOf({ games, delays, spectators, spectatorDelays, errors, rssBytes }: Measured): Summary {
  return {
    games,
    moves: delays.length,
    errors,
    p50_ms: tenths(percentile(delays, 0.5)),
    p95_ms: tenths(percentile(delays, 0.95)),
    spectators: { count: spectators, p95_ms: tenths(percentile(spectatorDelays, 0.95)) },
    rss_mb: Math.round(rssBytes / 2 ** 20),
  }
}

const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
