import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { gameEvent } from '../db/schema/index.ts'

export type GameEventRow = typeof gameEvent.$inferSelect

/** What was done under a sender's id, if it was: the same id again is a retry. */
export async function eventOfClient(tx: Database, gameId: string, clientId: string): Promise<GameEventRow | undefined> {
  const same = and(eq(gameEvent.gameId, gameId), eq(gameEvent.clientId, clientId))
  const [known] = await tx.select().from(gameEvent).where(same)
  return known
}

/** Whether a seat has done such a thing after a version, under whatever id: from another of its screens. */
export async function isDoneSince(
  tx: Database,
  gameId: string,
  { seat, kind, version }: { readonly seat: number; readonly kind: string; readonly version: number },
): Promise<boolean> {
  const same = and(
    eq(gameEvent.gameId, gameId),
    eq(gameEvent.seat, seat),
    eq(gameEvent.kind, kind),
    gt(gameEvent.version, version),
  )
  const [known] = await tx.select().from(gameEvent).where(same).orderBy(desc(gameEvent.version)).limit(1)
  return known !== undefined
}
