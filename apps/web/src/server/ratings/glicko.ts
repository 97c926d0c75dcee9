import rate from 'glicko2-lite'

/** A player's Glicko-2 numbers. */
export interface Glicko {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}

/*
 * The constants are lichess's, all of them, because they were tuned together. Few play a rare variant, and a newcomer's
 * wide deviation protects those who do: until it has narrowed, meeting the newcomer moves them little.
 */

/** Where everybody begins. */
export const unrated: Glicko = { rating: 1500, deviation: 500, volatility: 0.09 }

const deviations = { least: 45, most: 500 }
const ratings = { least: 400, most: 4_000 }
const mostVolatility = 0.1
/** What one game may change at most. */
const mostChange = 700
/** How much volatility may change; Glickman's τ. */
const tau = 0.75
const periodsPerDay = 0.21436
const dayMs = 24 * 60 * 60 * 1_000
/** Points of rating to one of Glickman's second scale. */
const scale = 173.7178

/** A deviation from which on a rating is only a first guess. */
const provisionalFrom = 110
export const isProvisional = ({ deviation }: Pick<Glicko, 'deviation'>): boolean => deviation >= provisionalFrom

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value))

/** The same player after some time without a game: nobody knows so well any more. */
export function grown(player: Glicko, idleMs: number): Glicko {
  const periods = (Math.max(0, idleMs) / dayMs) * periodsPerDay
  const deviation = Math.hypot(player.deviation, Math.sqrt(periods) * player.volatility * scale)
  return { ...player, deviation: within(deviation, deviations) }
}

/** What a result makes of a player; 1 for a win, ½ for a draw. Both as they stood before it, `grown` until now. */
export function rated(player: Glicko, opponent: Glicko, score: number): Glicko {
  // The package takes every call for a rating period and widens the deviation by one. Ours has been widened by the time
  // that really passed, so what will be added is first taken off.
  const ofPeriod = player.volatility * scale
  const deviation = Math.sqrt(player.deviation ** 2 - ofPeriod ** 2)
  const after = rate(player.rating, deviation, player.volatility, [[opponent.rating, opponent.deviation, score]], {
    tau,
  })
  const bounds = { least: player.rating - mostChange, most: player.rating + mostChange }
  return {
    rating: within(within(after.rating, bounds), ratings),
    deviation: within(after.rd, deviations),
    volatility: Math.min(mostVolatility, after.vol),
  }
}
