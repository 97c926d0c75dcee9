import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { account, gamePlayer } from '../db/schema/index.ts'

/** Who sat at a seat, as far as everybody may know. */
export const recordedPlayer = z
  .object({
    /** `closed` was an account and is gone, and its name with it. */
    kind: z.enum(['account', 'guest', 'closed']),
    /** The name it had when the game began; null for all but accounts. */
    name: z.string().nullable(),
    /** The name its profile has today; null where there is none. */
    profile: z.string().nullable(),
    rating: z.number().nullable(),
    deviation: z.number().nullable(),
    /** What the game changed; null where it was not rated, or is not over. */
    ratingChange: z.number().nullable(),
  })
  .readonly()
export type RecordedPlayer = z.infer<typeof recordedPlayer>

/**
 * Who played games, by game and seat. A seat that had no name when its game began stays nobody's, though its guest may
 * have signed up since: under no name one may have played for a reason.
 */
export async function playersOf(
  db: Database,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RecordedPlayer[]>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .select({ seat: gamePlayer, profile: account.name, closedAt: account.closedAt })
    .from(gamePlayer)
    .leftJoin(account, eq(account.id, gamePlayer.playerId))
    .where(inArray(gamePlayer.gameId, [...gameIds]))
    .orderBy(asc(gamePlayer.seat))
  const found = new Map<string, RecordedPlayer[]>()
  for (const { seat, profile, closedAt } of rows) {
    const { name, rating, deviation, ratingChange } = seat
    const kind = closedAt !== null ? 'closed' : name === null || profile === null ? 'guest' : 'account'
    const known = kind === 'account'
    const player = {
      kind,
      name: known ? name : null,
      profile: known ? profile : null,
      rating,
      deviation,
      ratingChange,
    } as const
    found.set(seat.gameId, [...(found.get(seat.gameId) ?? []), player])
  }
  return found
}
