import { z } from 'zod'
import { speeds } from '../../lib/clock/clock-rule.ts'
import { isProvisional } from '../ratings/glicko.ts'
import type { RatingRow } from '../ratings/ratings-of.ts'

/** A player's rating in one variant at one speed, as it stands now. */
export const standingRating = z
  .object({
    variant: z.string(),
    speed: z.enum(speeds),
    rating: z.number(),
    deviation: z.number(),
    /** Only a first guess: it is shown with a question mark. */
    isProvisional: z.boolean(),
    games: z.number(),
    wins: z.number(),
    draws: z.number(),
    losses: z.number(),
    playedAt: z.string(),
  })
  .readonly()
export type StandingRating = z.infer<typeof standingRating>

export function standingRatingOf(row: RatingRow): StandingRating {
  const { variant, speed, rating, deviation, games, wins, draws, losses, playedAt } = row
  return {
    variant,
    speed,
    rating,
    deviation,
    isProvisional: isProvisional(row),
    games,
    wins,
    draws,
    losses,
    playedAt: playedAt.toISOString(),
  }
}
