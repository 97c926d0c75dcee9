/** Ratings a wish may be answered from, both bounds included; null is no bound. */
export interface RatingRange {
  readonly ratingMin: number | null
  readonly ratingMax: number | null
}

/** Whether a rating is inside. Nobody knows whether a player without one would be, so a bound keeps them out. */
export function isWithin(rating: number | null, { ratingMin, ratingMax }: RatingRange): boolean {
  if (ratingMin === null && ratingMax === null) return true
  if (rating === null) return false
  // As it is shown: a player who reads 1600 is inside of 1600 and above.
  const shown = Math.round(rating)
  return shown >= (ratingMin ?? shown) && shown <= (ratingMax ?? shown)
}
