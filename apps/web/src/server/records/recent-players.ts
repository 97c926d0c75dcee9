import { and, desc, eq, isNotNull, isNull, max, notInArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { account, game, gamePlayer } from '../db/schema/index.ts'
import { calledOff } from './called-off.ts'

export const recentPlayer = z.object({ name: z.string(), playedAt: z.string() }).readonly()
export type RecentPlayer = z.infer<typeof recentPlayer>

const mostNamed = 24
/** Games that are looked at, the latest begun first: more would only be asked for where few play many. */
const mostLookedAt = 300

/** Who began a game under a name of late, the last first. */
export async function recentPlayers(db: Database): Promise<RecentPlayer[]> {
  const latest = db
    .select({ id: game.id, createdAt: game.createdAt })
    .from(game)
    // Written out, because an index over these alone is of use only to who says so before the parameters are known.
    .where(and(sql`${game.mode} = 'online'`, or(isNull(game.reason), notInArray(game.reason, [...calledOff]))))
    .orderBy(desc(game.createdAt))
    .limit(mostLookedAt)
    .as('latest')
  const playedAt = max(latest.createdAt)
  const rows = await db
    .select({ name: account.name, playedAt })
    .from(latest)
    .innerJoin(gamePlayer, and(eq(gamePlayer.gameId, latest.id), isNotNull(gamePlayer.name)))
    .innerJoin(account, and(eq(account.id, gamePlayer.playerId), isNull(account.closedAt)))
    .groupBy(account.id)
    .orderBy(desc(playedAt), account.nameKey)
    .limit(mostNamed)
  return rows.flatMap((row) => (row.playedAt ? [{ name: row.name, playedAt: row.playedAt.toISOString() }] : []))
}
