import type { Game } from '@variorum/engine/game'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { gameEvent } from '../db/schema/index.ts'
import type { GameEventRow } from './event-of-client.ts'
import { asOfOneMoment, type OnlineTable, readTable, seatOf } from './online-game.ts'
import { headOf, onlineHead } from './snapshot.ts'

/**
 * What happened last in a game, for whoever knows all that happened before: the moves it leaves are the first `ply − 1` of
 * those known and `move`, or, where there is no move, the first `ply`.
 */
export const onlineEvent = z
  .object({
    kind: z.string(),
    seat: z.number().nullable(),
    at: z.number(),
    move: z.string().nullable(),
    left: z.number().nullable(),
    spent: z.number().nullable(),
    head: onlineHead.readonly(),
  })
  .readonly()
export type OnlineEvent = z.infer<typeof onlineEvent>

const told = z.object({ move: z.string(), left: z.number().nullable(), spent: z.number().nullable() })

/** A game without its moves, and what happened in it last; nothing has while it is at version 0. */
export function readLatest(db: Database, id: string): Promise<OnlineTable & { readonly event: GameEventRow | null }> {
  return asOfOneMoment(db, async (tx) => {
    const table = await readTable(tx, id)
    const last = and(eq(gameEvent.gameId, id), eq(gameEvent.version, table.row.version))
    const [event] = await tx.select().from(gameEvent).where(last)
    return { ...table, event: event ?? null }
  })
}

/**
 * The last event of a game as its asker may know it; null where a snapshot has to tell: the game has gone on since, or not
 * everybody sees everything, or did not until now.
 */
export function eventOf(
  played: Game | undefined,
  game: OnlineTable,
  event: GameEventRow,
  askerId: string | null,
  now: Date,
): OnlineEvent | null {
  if (event.version !== game.row.version || played?.isOpen !== true) return null
  const move = event.kind === 'move' ? told.parse(event.data) : null
  return {
    kind: event.kind,
    seat: event.seat,
    at: event.at.getTime(),
    move: move?.move ?? null,
    left: move?.left ?? null,
    spent: move?.spent ?? null,
    head: headOf(played, game, seatOf(game, askerId), now),
  }
}
