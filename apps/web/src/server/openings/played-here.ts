import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { isAmong } from '../db/is-among.ts'
import type { Database } from '../db/open.ts'
import { drawn, game, openingMove } from '../db/schema/index.ts'
import { archivedGame, archivedGameOf } from '../records/archived-game.ts'
import { playersOf } from '../records/players-of.ts'

export const playedHereAnswer = z.object({
  /** The most played first. */
  moves: z
    .array(
      z.object({
        move: z.string(),
        /** Games won by each seat. */
        wins: z.array(z.number()).readonly(),
        draws: z.number(),
        /** What those who played it were rated on average; null where none of them was. */
        rating: z.number().nullable(),
      }),
    )
    .readonly(),
  /** The latest of the games that came to the position, and went on. */
  games: z.array(archivedGame).readonly(),
})
export type PlayedHere = z.infer<typeof playedHereAnswer>

const mostGames = 4

/** What was played in a position of that key between people, in games that are over. */
export async function playedHere(
  db: Database,
  gameOf: EngineContext['gameOf'],
  asked: { readonly variant: string; readonly seats: number; readonly key: string },
): Promise<PlayedHere> {
  const { variant, seats, key } = asked
  const isHere = and(eq(openingMove.variant, variant), eq(openingMove.position, key))
  const rows = await db.select().from(openingMove).where(isHere)
  const names = [...new Set(rows.map(({ move }) => move))]
  const moves = names.map((name) => {
    const own = rows.filter(({ move }) => move === name)
    const gamesOf = (winner: number) => own.find((row) => row.winner === winner)?.games ?? 0
    const rated = own.reduce((sum, row) => sum + row.rated, 0)
    const ratings = own.reduce((sum, row) => sum + row.ratings, 0)
    return {
      move: name,
      wins: Array.from({ length: seats }, (_, seat) => gamesOf(seat)),
      draws: gamesOf(drawn),
      rating: rated === 0 ? null : Math.round(ratings / rated),
    }
  })
  const total = ({ wins, draws }: (typeof moves)[number]) => wins.reduce((sum, won) => sum + won, draws)
  moves.sort((a, b) => total(b) - total(a) || (a.move < b.move ? -1 : 1))
  const ids = rows.flatMap(({ latest }) => latest)
  return { moves, games: ids.length === 0 ? [] : await latestOf(db, gameOf, ids) }
}

async function latestOf(db: Database, gameOf: EngineContext['gameOf'], ids: readonly string[]) {
  const rows = await db
    .select()
    .from(game)
    .where(isAmong(game.id, [...new Set(ids)]))
    .orderBy(desc(game.createdAt), game.id)
    .limit(mostGames)
  const players = await playersOf(
    db,
    rows.map(({ id }) => id),
  )
  return Promise.all(rows.map(async (row) => archivedGameOf(await gameOf(row.variant), row, players.get(row.id) ?? [])))
}
