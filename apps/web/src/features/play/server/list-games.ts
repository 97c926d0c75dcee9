import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import type { Database } from '../../../server/db/open.ts'
import { game } from '../../../server/db/schema/index.ts'
import { cardOf, type GameCard } from './game-answer.ts'
import type { cursor } from './mine.ts'

type Cursor = z.infer<typeof cursor>

export interface GamePage {
  readonly games: GameCard[]
  readonly next: Cursor | null
}

/** One page of somebody's games. Asks for one more than it shows, to know whether there is another page. */
export async function listGames(
  db: Database,
  gameOf: EngineContext['gameOf'],
  owner: string,
  after: Cursor | null,
  limit: number,
): Promise<GamePage> {
  const rows = await db
    .select()
    .from(game)
    .where(and(eq(game.owner, owner), after ? olderThan(after) : undefined))
    .orderBy(desc(game.updatedAt), asc(game.id))
    .limit(limit + 1)
  const games = await Promise.all(rows.slice(0, limit).map(async (row) => cardOf(await gameOf(row.variant), row)))
  const last = games.at(-1)
  return { games, next: rows.length > limit && last ? { updatedAt: last.updatedAt, id: last.id } : null }
}

function olderThan({ updatedAt, id }: Cursor) {
  const moment = new Date(updatedAt)
  return or(lt(game.updatedAt, moment), and(eq(game.updatedAt, moment), gt(game.id, id)))
}
