import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { speeds } from '../../lib/clock/clock-rule.ts'
import { accountNamed } from '../auth/find-account.ts'
import type { Database } from '../db/open.ts'
import { ratingPoint } from '../db/schema/index.ts'

/** Where a rating stood at the end of a day on which it changed. */
export const curvePoint = z
  .object({ speed: z.enum(speeds), day: z.iso.date(), rating: z.number(), deviation: z.number() })
  .readonly()
export type CurvePoint = z.infer<typeof curvePoint>

/** How a player's ratings in a variant went, speed by speed and day by day; nothing of a name that nobody goes by. */
export async function ratingCurve(db: Database, name: string, variant: string): Promise<CurvePoint[]> {
  const account = await accountNamed(db, name)
  if (!account) return []
  const { speed, rating, deviation, at } = ratingPoint
  const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .selectDistinctOn([speed, day], { speed, day, rating, deviation })
    .from(ratingPoint)
    .where(and(eq(ratingPoint.playerId, account.id), eq(ratingPoint.variant, variant)))
    .orderBy(speed, day, desc(at))
}
