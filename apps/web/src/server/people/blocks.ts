import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { block } from '../db/schema/index.ts'

/** Whether one of two has blocked the other, whichever it was. */
export async function isBlocked(db: Database, one: string, other: string): Promise<boolean> {
  const rows = await db
    .select({ by: block.playerId })
    .from(block)
    .where(
      or(
        and(eq(block.playerId, one), eq(block.blockedId, other)),
        and(eq(block.playerId, other), eq(block.blockedId, one)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** For each of these players all whom they have blocked or who have blocked them; who has nobody is missing. */
export async function avoidedBy(
  db: Database,
  players: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (players.length === 0) return new Map()
  const ids = [...new Set(players)]
  const rows = await db
    .select()
    .from(block)
    .where(or(inArray(block.playerId, ids), inArray(block.blockedId, ids)))
  const avoided = new Map<string, Set<string>>()
  const avoid = (one: string, other: string) => avoided.set(one, (avoided.get(one) ?? new Set()).add(other))
  for (const { playerId, blockedId } of rows) {
    avoid(playerId, blockedId)
    avoid(blockedId, playerId)
  }
  return avoided
}

/** All whom a player has blocked or who have blocked them. */
export async function avoidedByOne(db: Database, playerId: string): Promise<ReadonlySet<string>> {
  return (await avoidedBy(db, [playerId])).get(playerId) ?? new Set()
}
