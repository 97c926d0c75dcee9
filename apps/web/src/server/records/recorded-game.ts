import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { Database } from '../db/open.ts'
import { type GameRow, game, gameMove } from '../db/schema/index.ts'
import { archivedGame, archivedGameOf } from './archived-game.ts'
import { playersOf } from './players-of.ts'

/** A game between people with its moves: all that everybody may know of it. */
export const recordedGame = archivedGame
  .unwrap()
  .extend({
    /** As programs write them, `e2e4`; none while they are kept. */
    moves: z.array(z.string()).readonly(),
    /** For each move what the mover's clock showed after it and what it took, milliseconds; null without a clock. */
    times: z.array(z.object({ left: z.number().nullable(), spent: z.number().nullable() }).readonly()).readonly(),
  })
  .readonly()
export type RecordedGame = z.infer<typeof recordedGame>

/** The record of one game; null where there is no such game between people. */
export async function readRecord(
  db: Database,
  gameOf: EngineContext['gameOf'],
  id: string,
): Promise<RecordedGame | null> {
  const [row] = await db.select().from(game).where(eq(game.id, id))
  if (row?.mode !== 'online') return null
  const [record] = await recordsOf(db, gameOf, [row])
  return record ?? null
}

/** The records of games, in their order. */
export async function recordsOf(
  db: Database,
  gameOf: EngineContext['gameOf'],
  rows: readonly GameRow[],
): Promise<readonly RecordedGame[]> {
  const ids = rows.map(({ id }) => id)
  const [players, moves] = await Promise.all([playersOf(db, ids), movesByGame(db, ids)])
  const records = rows.map(async (row): Promise<RecordedGame> => {
    const told = archivedGameOf(await gameOf(row.variant), row, players.get(row.id) ?? [])
    const made = told.isKept ? [] : (moves.get(row.id) ?? [])
    return {
      ...told,
      moves: made.map(({ move }) => move),
      times: made.map(({ left, spent }) => ({ left, spent })),
    }
  })
  return Promise.all(records)
}

type Made = Pick<typeof gameMove.$inferSelect, 'gameId' | 'move' | 'left' | 'spent'>

async function movesByGame(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Made[]>> {
  if (ids.length === 0) return new Map()
  const { gameId, move, left, spent, ply } = gameMove
  const rows = await db
    .select({ gameId, move, left, spent })
    .from(gameMove)
    .where(inArray(gameId, [...ids]))
    .orderBy(asc(gameId), asc(ply))
  const found = new Map<string, Made[]>()
  for (const row of rows) {
    const known = found.get(row.gameId)
    if (known) known.push(row)
    else found.set(row.gameId, [row])
  }
  return found
}
