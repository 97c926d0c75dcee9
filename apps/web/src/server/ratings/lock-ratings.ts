import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Speed } from '../../lib/clock/clock-rule.ts'
import type { Database } from '../db/open.ts'
import { type GamePlayerRow, rating } from '../db/schema/index.ts'
import { unrated } from './glicko.ts'
import type { RatingRow } from './ratings-of.ts'

interface Class {
  readonly variant: string
  readonly speed: Speed
}

export const rowOf = ({ variant, speed }: Class, playerId: string) =>
  and(eq(rating.playerId, playerId), eq(rating.variant, variant), eq(rating.speed, speed))

/**
 * The players' rows, nobody else's to change until the transaction ends; who has none is given one. Always in the order of
 * the players' ids: two games of the same two that end at once wait for each other in the same order.
 */
export async function lockRatings(
  tx: Database,
  { variant, speed }: Class,
  players: readonly Pick<GamePlayerRow, 'playerId'>[],
  now: Date,
): Promise<readonly RatingRow[]> {
  const ids = players.map(({ playerId }) => playerId).sort()
  const none = { games: 0, wins: 0, draws: 0, losses: 0 }
  await tx
    .insert(rating)
    .values(ids.map((playerId) => ({ playerId, variant, speed, ...unrated, ...none, playedAt: now })))
    .onConflictDoNothing()
  return tx
    .select()
    .from(rating)
    .where(and(inArray(rating.playerId, ids), eq(rating.variant, variant), eq(rating.speed, speed)))
    .orderBy(asc(rating.playerId))
    .for('update')
}
