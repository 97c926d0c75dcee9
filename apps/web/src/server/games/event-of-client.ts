import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type GameEventRow, gameEvent } from '../db/schema/index.ts'
import { momentOf } from './in-time.ts'
import { lockRow, type OnlineGame, restOf } from './online-game.ts'

/**
 * Locks a game for somebody who sends something, and tells what was done under its id, if it was: then it is a retry. With
 * it the moment by which it is judged.
 */
export async function lockForSender(
  tx: Database,
  { id, clientId }: { readonly id: string; readonly clientId: string },
  received: Date,
): Promise<readonly [OnlineGame, GameEventRow | undefined, Date]> {
  const row = await lockRow(tx, id)
  return Promise.all([restOf(tx, row), eventOfClient(tx, id, clientId), momentOf(tx, received)])
}

async function eventOfClient(tx: Database, gameId: string, clientId: string): Promise<GameEventRow | undefined> {
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
