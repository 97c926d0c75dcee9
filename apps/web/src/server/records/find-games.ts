import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { Database } from '../db/open.ts'
import { type GameRow, game } from '../db/schema/index.ts'
import { archiveConditions, ownSeat } from './archive-conditions.ts'
import { type ArchiveCursor, writeArchiveCursor } from './archive-cursor.ts'
import type { ArchiveFilter, ArchiveQuery } from './archive-query.ts'
import { archivedGame, archivedGameOf } from './archived-game.ts'
import { playersOf } from './players-of.ts'

export const foundGames = z.object({
  /** The latest begun first. */
  games: z.array(archivedGame).readonly(),
  /** Cursor of the next page; null on the last. */
  next: z.string().nullable(),
})
export type FoundGames = z.infer<typeof foundGames>

/** One page of the games between people that a search finds. */
export async function findGames(
  db: Database,
  gameOf: EngineContext['gameOf'],
  asked: ArchiveQuery,
): Promise<FoundGames> {
  const { rows, next } = await findRows(db, gameOf, asked, asked.cursor ?? null, asked.limit)
  const players = await playersOf(
    db,
    rows.map(({ id }) => id),
  )
  const games = rows.map(async (row) => archivedGameOf(await gameOf(row.variant), row, players.get(row.id) ?? []))
  return { games: await Promise.all(games), next }
}

interface FoundRows {
  readonly rows: readonly GameRow[]
  readonly next: string | null
}

/** Asks for one more than a page has, to know whether there is another. */
export async function findRows(
  db: Database,
  gameOf: EngineContext['gameOf'],
  asked: ArchiveFilter,
  after: ArchiveCursor | null,
  limit: number,
): Promise<FoundRows> {
  const conditions = await archiveConditions(db, gameOf, asked)
  if (conditions === null) return { rows: [], next: null }
  const from = db.select({ row: game }).from(game).$dynamic()
  const joined = asked.player === undefined ? from : from.innerJoin(ownSeat, eq(ownSeat.gameId, game.id))
  const found = await joined
    .where(and(conditions, after ? startedBefore(after) : undefined))
    .orderBy(desc(game.createdAt), asc(game.id))
    .limit(limit + 1)
  const rows = found.slice(0, limit).map(({ row }) => row)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last ? writeArchiveCursor(last) : null }
}

function startedBefore({ startedAt, id }: ArchiveCursor) {
  return or(lt(game.createdAt, startedAt), and(eq(game.createdAt, startedAt), gt(game.id, id)))
}
