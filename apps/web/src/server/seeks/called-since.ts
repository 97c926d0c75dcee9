import { and, eq, gte, inArray } from 'drizzle-orm'
import { isLive } from '../../lib/clock/clock-key.ts'
import type { Database } from '../db/open.ts'
import { game, gamePlayer } from '../db/schema/index.ts'

/**
 * Who of these players was called to a board no earlier than something was asked of us. Whoever plays one game and goes
 * on to offer or accept another knows what they do; whoever was seated while they asked does not, and must not find
 * themselves at two boards. Asked while the players are held.
 */
export async function calledSince(tx: Database, asked: Date, players: readonly string[]): Promise<ReadonlySet<string>> {
  const isPlayed = and(eq(game.mode, 'online'), eq(game.status, 'playing'), gte(game.createdAt, asked))
  const rows = await tx
    .select({ playerId: gamePlayer.playerId, clock: game.clock })
    .from(gamePlayer)
    .innerJoin(game, eq(game.id, gamePlayer.gameId))
    .where(and(inArray(gamePlayer.playerId, [...players]), isPlayed))
  return new Set(rows.flatMap(({ playerId, clock }) => (isLive(clock) ? [playerId] : [])))
}
