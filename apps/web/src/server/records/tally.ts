import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { game, gamePlayer } from '../db/schema/index.ts'
import { calledOff } from './called-off.ts'

/** How a player's games of a variant went, rated or not. */
export const tally = z.object({ variant: z.string(), won: z.number(), drawn: z.number(), lost: z.number() }).readonly()
export type Tally = z.infer<typeof tally>

/** Whatever was played under the account's name, and to its end. */
const countedGames = (accountId: string) =>
  and(
    eq(gamePlayer.playerId, accountId),
    isNotNull(gamePlayer.name),
    sql`${game.mode} = 'online'`,
    eq(game.status, 'over'),
    notInArray(game.reason, [...calledOff]),
  )

/** Results by variant, the most played first. */
export async function talliesOf(db: Database, accountId: string): Promise<Tally[]> {
  const count = (what: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${what}))::int`
  return db
    .select({
      variant: game.variant,
      won: count(sql`${game.winner} = ${gamePlayer.seat}`),
      drawn: count(sql`${game.winner} is null`),
      lost: count(sql`${game.winner} <> ${gamePlayer.seat}`),
    })
    .from(gamePlayer)
    .innerJoin(game, eq(game.id, gamePlayer.gameId))
    .where(countedGames(accountId))
    .groupBy(game.variant)
    .orderBy(sql`count(*) desc`, game.variant)
}

/** How many games a player began on a day. */
export const dayOfPlay = z.object({ day: z.iso.date(), games: z.number() }).readonly()
export type DayOfPlay = z.infer<typeof dayOfPlay>

/** Days on which a player played since a moment, in order; days without a game are left out. Days are those of UTC. */
export async function activityOf(db: Database, accountId: string, since: Date): Promise<DayOfPlay[]> {
  const day = sql<string>`to_char(${game.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({ day, games: sql<number>`count(*)::int` })
    .from(gamePlayer)
    .innerJoin(game, eq(game.id, gamePlayer.gameId))
    .where(and(countedGames(accountId), sql`${game.createdAt} >= ${since.toISOString()}::timestamptz`))
    .groupBy(day)
    .orderBy(day)
}
