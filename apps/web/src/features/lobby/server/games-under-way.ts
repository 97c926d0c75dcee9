import { and, desc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { clockRule } from '../../../lib/clock/clock-rule.ts'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { mostUnderWay } from '../../../lib/notices/most-under-way.ts'
import type { Database } from '../../../server/db/open.ts'
import { type GameRow, game, gamePlayer } from '../../../server/db/schema/index.ts'
import { remindBeforeMs } from '../../../server/notices/remind-before.ts'
import { isProvisional } from '../../../server/ratings/glicko.ts'
import { titleOf } from '../../../server/seeks/title-of.ts'

export const gameUnderWay = z
  .object({
    id: z.string(),
    variant: z.string(),
    title: z.string(),
    clock: clockRule.nullable(),
    rated: z.boolean(),
    opponent: z.object({ name: z.string().nullable(), rating: z.number().nullable(), isProvisional: z.boolean() }),
    seat: z.number(),
    ply: z.number(),
    isMyTurn: z.boolean(),
    /** When the turn ends by itself; null where nothing runs. */
    deadline: z.string().nullable(),
    /** Whether it is the player's turn, counted in days, and few hours are left for it. */
    isUrgent: z.boolean(),
    createdAt: z.string(),
  })
  .readonly()

export type GameUnderWay = z.infer<typeof gameUnderWay>

/** Games between this player and another that are not over, those that wait for the player first, the most urgent first. */
export async function gamesUnderWay(
  db: Database,
  gameOf: EngineContext['gameOf'],
  playerId: string,
  now: Date,
): Promise<GameUnderWay[]> {
  const [me, them] = [alias(gamePlayer, 'me'), alias(gamePlayer, 'them')]
  const rows = await db
    .select({ game, me, them })
    .from(me)
    .innerJoin(game, eq(game.id, me.gameId))
    .innerJoin(them, and(eq(them.gameId, me.gameId), ne(them.seat, me.seat)))
    .where(and(eq(me.playerId, playerId), eq(game.status, 'playing'), eq(game.mode, 'online')))
    .orderBy(desc(game.updatedAt), game.id)
    .limit(mostUnderWay)
  const cards = await Promise.all(
    rows.map(async ({ game: row, me: own, them: other }) => ({
      id: row.id,
      variant: row.variant,
      title: await titleOf(gameOf, row.variant),
      clock: row.clock,
      rated: row.rated,
      opponent: {
        name: other.name,
        rating: other.rating && Math.round(other.rating),
        isProvisional: other.deviation !== null && isProvisional({ deviation: other.deviation }),
      },
      seat: own.seat,
      ply: row.ply,
      isMyTurn: row.clockState?.running === own.seat,
      deadline: row.deadline?.toISOString() ?? null,
      isUrgent: row.clockState?.running === own.seat && isUrgent(row, now),
      createdAt: row.createdAt.toISOString(),
    })),
  )
  const urgency = ({ isMyTurn, deadline }: GameUnderWay) => `${isMyTurn ? 0 : 1} ${deadline ?? '9'}`
  // Sorting keeps the order of what is equally urgent: the one touched last comes first.
  return cards.sort((a, b) => (urgency(a) < urgency(b) ? -1 : urgency(a) > urgency(b) ? 1 : 0))
}

function isUrgent({ clock, deadline }: GameRow, now: Date): boolean {
  const beforeMs = remindBeforeMs(clock)
  return beforeMs !== null && deadline !== null && deadline.getTime() - now.getTime() <= beforeMs
}
