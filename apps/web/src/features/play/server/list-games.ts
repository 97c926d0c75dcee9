import { and, asc, desc, eq, gt, inArray, lt, min, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import type { Database } from '../../../server/db/open.ts'
import { game, gamePlayer } from '../../../server/db/schema/index.ts'
import { playersOf } from '../../../server/records/players-of.ts'
import { cardOf, type ListedGame } from './game-answer.ts'
import type { cursor } from './mine.ts'

type Cursor = z.infer<typeof cursor>

export interface GamePage {
  readonly games: ListedGame[]
  readonly next: Cursor | null
}

/**
 * One page of somebody's games: those they began, and those between people in which they have a seat, whoever began them.
 * Asks for one more than it shows, to know whether there is another page.
 */
export async function listGames(
  db: Database,
  gameOf: EngineContext['gameOf'],
  asker: string,
  after: Cursor | null,
  limit: number,
): Promise<GamePage> {
  // Two questions for ids, each answered from an index; "or" over both tables would read all games.
  const ids = union(
    db.select({ id: game.id }).from(game).where(eq(game.owner, asker)),
    db.select({ id: gamePlayer.gameId }).from(gamePlayer).where(eq(gamePlayer.playerId, asker)),
  )
  // One seat a game: who played their own account as a guest and signed in since has both.
  const seats = db
    .select({ gameId: gamePlayer.gameId, seat: min(gamePlayer.seat).as('my_seat') })
    .from(gamePlayer)
    .where(eq(gamePlayer.playerId, asker))
    .groupBy(gamePlayer.gameId)
    .as('seats')
  const rows = await db
    .select({ game, seat: seats.seat })
    .from(game)
    .leftJoin(seats, eq(seats.gameId, game.id))
    .where(and(inArray(game.id, ids), after ? olderThan(after) : undefined))
    .orderBy(desc(game.updatedAt), asc(game.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const between = shown.flatMap(({ game: { id }, seat }) => (seat === null ? [] : [id]))
  const players = await playersOf(db, between)
  const games = await Promise.all(
    shown.map(async ({ game: row, seat }) => {
      const opponent = seat === null ? undefined : players.get(row.id)?.find((_, at) => at !== seat)
      return { ...cardOf(await gameOf(row.variant), row), mySeat: seat, opponent: opponent ?? null }
    }),
  )
  const last = games.at(-1)
  return { games, next: rows.length > limit && last ? { updatedAt: last.updatedAt, id: last.id } : null }
}

function olderThan({ updatedAt, id }: Cursor) {
  const moment = new Date(updatedAt)
  return or(lt(game.updatedAt, moment), and(eq(game.updatedAt, moment), gt(game.id, id)))
}
