import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Speed, speeds } from '../../lib/clock/clock-rule.ts'
import type { Database } from '../db/open.ts'
import { account, rating } from '../db/schema/index.ts'
import { isProvisional } from '../ratings/glicko.ts'
import { standing } from '../ratings/ratings-of.ts'

/*
 * Who stands on a leaderboard. lichess asks for a deviation of 75 at most, which takes some thirty games against others
 * who have played as many: in a rare game nobody would ever be on the board. So that much is asked for only where enough
 * satisfy it, then for a rating that is no first guess any more, and in games that hardly anybody plays for what some five
 * games make of the widest deviation.
 */
const steps = [
  { below: 75, enough: 30 },
  { below: 110, enough: 10 },
  { below: 300, enough: 0 },
] as const
const loosest = steps[2].below
const leastGames = 3
/** However sure a rating was, after a year without a game it is not. */
const staleMs = 365 * 24 * 60 * 60 * 1_000
const longestBoard = 100
/** Rows that are looked at for a board, the highest ratings first. */
const mostLookedAt = 1_000

export const leaderboardQuery = z.object({ variant: z.string().min(1).max(64), speed: z.enum(speeds) })

const placed = z
  .object({
    rank: z.number(),
    name: z.string(),
    rating: z.number(),
    deviation: z.number(),
    /** Only a first guess: it is shown with a question mark. */
    isProvisional: z.boolean(),
    games: z.number(),
    playedAt: z.string(),
  })
  .readonly()

export const leaderboard = z
  .object({
    variant: z.string(),
    speed: z.enum(speeds),
    /** The deviation below which one stands on it: lower where many play. */
    deviation: z.number(),
    players: z.array(placed).readonly(),
  })
  .readonly()
export type Leaderboard = z.infer<typeof leaderboard>

/** The best at a variant and speed. Who is level shares a rank, as ratings are shown. */
export async function leaderboardOf(
  db: Database,
  { variant, speed }: z.infer<typeof leaderboardQuery>,
  now: Date,
): Promise<Leaderboard> {
  const rows = await db
    .select({ row: rating, name: account.name })
    .from(rating)
    .innerJoin(account, eq(account.id, rating.playerId))
    .where(and(eq(rating.variant, variant), eq(rating.speed, speed), isKnownWell(now)))
    .orderBy(desc(rating.rating), asc(account.nameKey))
    .limit(mostLookedAt)
  const known = rows.map(({ row, name }) => ({ name, games: row.games, playedAt: row.playedAt, ...standing(row, now) }))
  const within = (below: number) => known.filter((player) => player.deviation < below)
  const step = steps.find(({ below, enough }) => within(below).length >= enough) ?? steps[2]
  const shown = within(step.below).slice(0, longestBoard)
  return {
    variant,
    speed,
    deviation: step.below,
    players: shown.map((player) => ({
      rank: 1 + shown.findIndex((other) => Math.round(other.rating) === Math.round(player.rating)),
      name: player.name,
      rating: player.rating,
      deviation: player.deviation,
      isProvisional: isProvisional(player),
      games: player.games,
      playedAt: player.playedAt.toISOString(),
    })),
  }
}

/** As far as the row itself tells; a deviation has grown since. */
const isKnownWell = (now: Date) =>
  and(
    isNull(account.closedAt),
    lt(rating.deviation, loosest),
    gte(rating.games, leastGames),
    gte(rating.playedAt, new Date(now.getTime() - staleMs)),
  )

export const boardInShort = z.object({ variant: z.string(), speed: z.enum(speeds), players: z.number() }).readonly()

/** Which boards there are, and how many players have a rating there, those included who do not stand on it yet. */
export async function boardsInShort(
  db: Database,
): Promise<{ readonly variant: string; readonly speed: Speed; readonly players: number }[]> {
  return db
    .select({ variant: rating.variant, speed: rating.speed, players: sql<number>`count(*)::int` })
    .from(rating)
    .innerJoin(account, eq(account.id, rating.playerId))
    .where(isNull(account.closedAt))
    .groupBy(rating.variant, rating.speed)
    .orderBy(rating.variant, rating.speed)
}
