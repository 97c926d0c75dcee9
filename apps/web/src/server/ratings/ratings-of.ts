import { and, eq, inArray } from 'drizzle-orm'
import type { Speed } from '../../lib/clock/clock-rule.ts'
import type { Database } from '../db/open.ts'
import { rating } from '../db/schema/index.ts'
import { type Glicko, unrated } from './glicko.ts'

/** Where players stand in one variant at one speed; who has not played yet stands where everybody begins. */
export async function ratingsAt(
  db: Database,
  playerIds: readonly string[],
  variant: string,
  speed: Speed,
  _now: Date,
): Promise<ReadonlyMap<string, Glicko>> {
  const rows = await db
    .select()
    .from(rating)
    .where(and(inArray(rating.playerId, [...playerIds]), eq(rating.variant, variant), eq(rating.speed, speed)))
  return new Map(playerIds.map((id) => [id, rows.find(({ playerId }) => playerId === id) ?? unrated]))
}
