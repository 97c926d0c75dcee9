import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { plainRows } from '../db/rows-in.ts'
import { type GameEventRow, gameEvent } from '../db/schema/index.ts'
import { lastBeat } from '../time/pulse.ts'
import { momentAfter } from './in-time.ts'
import { lockRow, type OnlineGame } from './online-game.ts'
import { restColumns, restIn } from './rest-of-game.ts'

/**
 * Locks a game for somebody who sends something, and tells what was done under its id, if it was: then it is a retry. With
 * it the moment by which it is judged. All of it is one question: it is asked at every move of every game.
 */
export async function lockForSender(
  tx: Database,
  { id, clientId }: { readonly id: string; readonly clientId: string },
  received: Date,
): Promise<readonly [OnlineGame, GameEventRow | undefined, Date]> {
  const row = await lockRow(tx, id)
  const isKnown = sql`exists (select from game_event where game_id = ${id} and client_id = ${clientId})`
  const [found] = await plainRows(tx, sql`select ${restColumns(id)}, ${lastBeat} as last_beat, ${isKnown} as is_known`)
  const { last_beat, is_known } = besides.parse(found)
  const same = and(eq(gameEvent.gameId, id), eq(gameEvent.clientId, clientId))
  const [known] = is_known ? await tx.select().from(gameEvent).where(same) : []
  return [{ row, ...restIn(found ?? {}) }, known, momentAfter(last_beat, received)]
}

const besides = z.object({ last_beat: z.coerce.date().nullable(), is_known: z.boolean() })

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
