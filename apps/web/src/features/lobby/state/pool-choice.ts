import { z } from 'zod'
import { clockKey } from '../../../lib/clock/clock-key.ts'
import { poolClocks, usualPoolClocks } from '../../../lib/clock/clock-presets.ts'
import type { RatingRange } from '../../../lib/seeks/rating-range.ts'
import type { RouterInputs } from '../../../trpc/types.ts'
import { rangeFaultOf, rangeOf } from './typed-range.ts'

const poolChoice = z.object({
  /** Keys of the clocks that suit. */
  clocks: z.array(z.string()),
  /** Games that do not suit; one that is new to the edition does, until somebody says otherwise. */
  without: z.array(z.string()),
  rated: z.boolean(),
  /** Ratings it is for, as they were typed. */
  ratingMin: z.string().default(''),
  ratingMax: z.string().default(''),
})

/** What suits whoever presses the one button. */
export type PoolChoice = z.infer<typeof poolChoice>

export const usualChoice: PoolChoice = {
  clocks: usualPoolClocks.map(clockKey),
  without: [],
  rated: false,
  ratingMin: '',
  ratingMax: '',
}

/** A choice that was kept as a text; null for any other text. */
export function readChoice(text: string | null): PoolChoice | null {
  if (text === null) return null
  try {
    const read = poolChoice.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** The choice as the server takes it; null where nothing is left to play, or nobody is. */
export function poolWishOf(
  choice: PoolChoice,
  games: readonly string[],
  isGuest: boolean,
): (RouterInputs['lobby']['join'] & RatingRange) | null {
  const variants = games.filter((slug) => !choice.without.includes(slug))
  const clocks = poolClocks.filter((clock) => choice.clocks.includes(clockKey(clock)))
  if (variants.length === 0 || clocks.length === 0) return null
  // A guest has no rating, and could never tell whether another has kept them out for it.
  if (isGuest) return { variants, clocks, rated: false, ratingMin: null, ratingMax: null }
  return rangeFaultOf(choice) ? null : { variants, clocks, rated: choice.rated, ...rangeOf(choice) }
}
