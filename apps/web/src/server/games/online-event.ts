import type { Game } from '@variorum/engine/game'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../lib/refusal.ts'
import type { Database } from '../db/open.ts'
import { plainRows, rowIn } from '../db/rows-in.ts'
import { type GameEventRow, game, gameEvent } from '../db/schema/index.ts'
import { type OnlineTable, seatOf } from './online-game.ts'
import { playersColumn, playersIn } from './rest-of-game.ts'
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

const eventColumn = z.record(z.string(), z.unknown()).nullable()

/** A game without its moves, and what happened in it last; nothing has while it is at version 0. In one question, so as of one moment. */
export async function readLatest(
  db: Database,
  id: string,
): Promise<OnlineTable & { readonly event: GameEventRow | null }> {
  const [found] = await plainRows(
    db,
    sql`select game.*, ${playersColumn(id)}, (
          select to_json(game_event) from game_event where game_id = game.id and version = game.version
        ) as event
      from game where id = ${id} and mode = 'online'`,
  )
  if (!found) throw refusal('NOT_FOUND', 'gameNotFound', { id })
  const event = eventColumn.parse(found.event)
  return { row: rowIn(game, found), players: playersIn(found), event: event && rowIn(gameEvent, event) }
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
