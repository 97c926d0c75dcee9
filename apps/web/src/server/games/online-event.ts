import type { Game } from '@variorum/engine/game'
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../lib/refusal.ts'
import type { Database } from '../db/open.ts'
import { type GameEventRow, game, gameEvent, gamePlayer } from '../db/schema/index.ts'
import { type OnlineTable, online, seatOf } from './online-game.ts'
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

/** A game without its moves, and what happened in it last; nothing has while it is at version 0. In one question, so as of one moment. */
export async function readLatest(
  db: Database,
  id: string,
): Promise<OnlineTable & { readonly event: GameEventRow | null }> {
  const rows = await db
    .select({ row: game, player: gamePlayer, event: gameEvent })
    .from(game)
    .innerJoin(gamePlayer, eq(gamePlayer.gameId, game.id))
    .leftJoin(gameEvent, and(eq(gameEvent.gameId, game.id), eq(gameEvent.version, game.version)))
    .where(online(id))
    .orderBy(asc(gamePlayer.seat))
  const [first] = rows
  if (!first) throw refusal('NOT_FOUND', 'gameNotFound', { id })
  return { row: first.row, players: rows.map(({ player }) => player), event: first.event }
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
