import { z } from 'zod'
import { accountNamed } from '../auth/find-account.ts'
import type { Database } from '../db/open.ts'
import { ratingsOf } from '../ratings/ratings-of.ts'
import { standingRating, standingRatingOf } from './standing-rating.ts'
import { activityOf, dayOfPlay, talliesOf, tally } from './tally.ts'

/** What everybody may know of a player. */
export const profile = z
  .object({
    name: z.string(),
    since: z.string(),
    ratings: z.array(standingRating).readonly(),
    results: z.array(tally).readonly(),
    /** Days with games in the last half year. */
    activity: z.array(dayOfPlay).readonly(),
  })
  .readonly()
export type Profile = z.infer<typeof profile>

const dayMs = 24 * 60 * 60 * 1_000
const weeksShown = 26

/** The Monday with which the weeks begin that activity is told of. */
export function firstDayOfActivity(now: Date): Date {
  const today = Math.floor(now.getTime() / dayMs)
  // The first of January 1970 was a Thursday, three days after a Monday.
  const monday = today - ((today + 3) % 7)
  return new Date((monday - 7 * (weeksShown - 1)) * dayMs)
}

/** The profile of a name; null when nobody goes by it, be it that they never did or that they left. */
export async function profileOf(db: Database, name: string, now: Date): Promise<Profile | null> {
  const account = await accountNamed(db, name)
  if (!account) return null
  const [ratings, results, activity] = await Promise.all([
    ratingsOf(db, account.id, now),
    talliesOf(db, account.id),
    activityOf(db, account.id, firstDayOfActivity(now)),
  ])
  return {
    name: account.name,
    since: account.createdAt.toISOString(),
    ratings: ratings.map(standingRatingOf),
    results,
    activity,
  }
}
