/** A player's Glicko-2 numbers. */
export interface Glicko {
  readonly rating: number
  readonly deviation: number
  readonly volatility: number
}
export const unrated: Glicko = { rating: 1500, deviation: 350, volatility: 0.09 }
