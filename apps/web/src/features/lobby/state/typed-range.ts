import type { RatingRange } from '../../../lib/seeks/rating-range.ts'
import { wholeIn } from '../../../lib/typed-numbers.ts'

/** Ratings a game is for, as they were typed; an empty field is no bound. */
export interface TypedRange {
  readonly ratingMin: string
  readonly ratingMax: string
}

export interface RangeFault {
  readonly field: keyof TypedRange
  readonly key: 'badRating' | 'badRange'
}

const mostRating = 4_000

export function rangeFaultOf(typed: TypedRange): RangeFault | null {
  const { ratingMin: least, ratingMax: most } = rangeOf(typed)
  if (least === null && typed.ratingMin.trim() !== '') return { field: 'ratingMin', key: 'badRating' }
  if (most === null && typed.ratingMax.trim() !== '') return { field: 'ratingMax', key: 'badRating' }
  return least !== null && most !== null && least > most ? { field: 'ratingMax', key: 'badRange' } : null
}

/** The range as the server takes it; of one with a fault, what could be read. */
export const rangeOf = ({ ratingMin, ratingMax }: TypedRange): RatingRange => ({
  ratingMin: wholeIn(ratingMin, 0, mostRating),
  ratingMax: wholeIn(ratingMax, 0, mostRating),
})
