import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Speed } from '../../lib/clock/clock-rule.ts'
import type { Database } from '../db/open.ts'
import { rating } from '../db/schema/index.ts'
import { type Glicko, grown, unrated } from './glicko.ts'

export type RatingRow = typeof rating.$inferSelect

/** All a player's ratings, their deviations as they are now. */
export async function ratingsOf(db: Database, playerId: string, now: Date): Promise<readonly RatingRow[]> {
  const rows = await db
    .select()
    .from(rating)
    .where(eq(rating.playerId, playerId))
    .orderBy(asc(rating.variant), asc(rating.speed))
  return rows.map((row) => ({ ...row, ...standing(row, now) }))
}

/** Where players stand now in one variant at one speed; who has not played yet stands where everybody begins. */
export async function ratingsAt(
  db: Database,
  playerIds: readonly string[],
  { variant, speed }: { readonly variant: string; readonly speed: Speed },
  now: Date,
): Promise<ReadonlyMap<string, Glicko>> {
  const rows = await db
    .select()
    .from(rating)
    .where(and(inArray(rating.playerId, [...playerIds]), eq(rating.variant, variant), eq(rating.speed, speed)))
  const known = new Map(rows.map((row) => [row.playerId, standing(row, now)]))
  return new Map(playerIds.map((id) => [id, known.get(id) ?? unrated]))
}

/** A row's numbers at a moment after its last game. */
export const standing = ({ rating, deviation, volatility, playedAt }: RatingRow, now: Date): Glicko =>
  grown({ rating, deviation, volatility }, now.getTime() - playedAt.getTime())
