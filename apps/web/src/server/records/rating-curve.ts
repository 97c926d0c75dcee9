import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { speeds } from '../../lib/clock/clock-rule.ts'
import { accountNamed } from '../auth/find-account.ts'
import type { Database } from '../db/open.ts'
import { ratingPoint } from '../db/schema/index.ts'

/** Where a rating stood after a game that changed it, the last of its day or any. */
export const curvePoint = z
  .object({
    speed: z.enum(speeds),
    day: z.iso.date(),
    /** When the game was over. */
    at: z.iso.datetime(),
    rating: z.number(),
    deviation: z.number(),
  })
  .readonly()
export type CurvePoint = z.infer<typeof curvePoint>

/**
 * How a player's ratings in a variant went, speed by speed: where they stood at the end of each day, or, where all of it
 * is since `fineSince`, after each game. Nothing of a name that nobody goes by.
 */
export async function ratingCurve(
  db: Database,
  name: string,
  variant: string,
  fineSince: Date | null = null,
): Promise<CurvePoint[]> {
  const account = await accountNamed(db, name)
  if (!account) return []
  const { speed, rating, deviation, at } = ratingPoint
  const own = and(eq(ratingPoint.playerId, account.id), eq(ratingPoint.variant, variant))
  const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
  const isFine = fineSince !== null && (await db.$count(ratingPoint, and(own, lt(at, fineSince)))) === 0
  const columns = { speed, day, at, rating, deviation }
  const found = isFine
    ? await db.select(columns).from(ratingPoint).where(own).orderBy(speed, asc(at)).limit(mostGames)
    : await db.selectDistinctOn([speed, day], columns).from(ratingPoint).where(own).orderBy(speed, day, desc(at))
  return found.map((point) => ({ ...point, at: point.at.toISOString() }))
}

/** More than anybody plays in two weeks. */
const mostGames = 2_000
