import { and, desc, eq, or } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import type { Database } from '../db/open.ts'
import { account, block, seek } from '../db/schema/index.ts'
import { newGameId } from '../games/game-id.ts'
import type { Person } from './person-of.ts'

/** Most players one can have blocked. */
export const mostBlocked = 500

/** From now on these two have nothing to do with each other; what they offered each other is withdrawn. */
export function blockPlayer(db: Database, playerId: string, whom: Person, now: Date): Promise<void> {
  if (whom.id === playerId) throw refusal('BAD_REQUEST', 'ownBlock')
  return db.transaction(async (tx) => {
    if ((await tx.$count(block, eq(block.playerId, playerId))) >= mostBlocked) {
      throw refusal('CONFLICT', 'tooManyBlocked', { limit: mostBlocked })
    }
    await tx
      .insert(block)
      .values({ id: newGameId(), playerId, blockedId: whom.id, isNamed: whom.name !== null, createdAt: now })
      .onConflictDoNothing()
    const between = or(
      and(eq(seek.playerId, playerId), eq(seek.opponentId, whom.id)),
      and(eq(seek.playerId, whom.id), eq(seek.opponentId, playerId)),
    )
    await tx
      .update(seek)
      .set({ status: 'withdrawn', openUntil: now })
      .where(and(eq(seek.status, 'open'), between))
  })
}

/** Takes a block back; one that is gone already is gone. */
export async function unblock(db: Database, playerId: string, id: string): Promise<void> {
  await db.delete(block).where(and(eq(block.playerId, playerId), eq(block.id, id)))
}

/**
 * Whether a player has blocked another as they are meant here, by name or as a guest, and by which block: who blocked a
 * guest is not to learn by it which account the guest became. Whether they are blocked themselves nobody is told.
 */
export async function ownBlockOf(db: Database, playerId: string, other: Person): Promise<string | null> {
  const [own] = await db
    .select({ id: block.id })
    .from(block)
    .where(and(eq(block.playerId, playerId), eq(block.blockedId, other.id), eq(block.isNamed, other.name !== null)))
  return own?.id ?? null
}

/** Whom a player has blocked, the latest first. Who was met as a guest, or has closed their account, has no name. */
export async function blockedBy(db: Database, playerId: string) {
  const rows = await db
    .select({ block, name: account.name, closedAt: account.closedAt })
    .from(block)
    .leftJoin(account, eq(account.id, block.blockedId))
    .where(eq(block.playerId, playerId))
    .orderBy(desc(block.createdAt), block.blockedId)
  return rows.map(({ block: { id, isNamed, createdAt }, name, closedAt }) => ({
    id,
    name: isNamed && closedAt === null ? name : null,
    createdAt,
  }))
}
