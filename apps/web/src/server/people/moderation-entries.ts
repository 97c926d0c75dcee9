import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../db/open.ts'
import { account, moderationLog } from '../db/schema/index.ts'
import type { LogEntry } from './case-file.ts'

/** What moderators did last, to everybody or to one player, the latest first. */
export async function logOf(db: Database, most: number, playerId?: string): Promise<LogEntry[]> {
  const moderators = alias(account, 'moderators')
  const rows = await db
    .select({ entry: moderationLog, moderator: moderators.name, player: account.name })
    .from(moderationLog)
    .leftJoin(moderators, eq(moderators.id, moderationLog.moderatorId))
    .leftJoin(account, eq(account.id, moderationLog.playerId))
    .where(playerId === undefined ? undefined : eq(moderationLog.playerId, playerId))
    .orderBy(desc(moderationLog.id))
    .limit(most)
  return rows.map(({ entry: { id, at, action, why, until }, moderator, player }) => ({
    ...{ id, action, why },
    at: at.toISOString(),
    until: until?.toISOString() ?? null,
    // A closed account has the empty name.
    moderator: moderator || null,
    player: player || null,
  }))
}
