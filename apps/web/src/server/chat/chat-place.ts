import { and, eq } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import type { Database } from '../db/open.ts'
import { game, gamePlayer } from '../db/schema/index.ts'
import type { ChatPlace } from './rooms.ts'

export interface PlaceAtGame extends ChatPlace {
  readonly endedAt: Date | null
}

/** Where somebody is at a game: its row and the asker's seat, in one look. */
export async function placeAt(db: Database, gameId: string, playerId: string | null): Promise<PlaceAtGame> {
  const [row] = await db
    .select({ status: game.status, updatedAt: game.updatedAt, seat: gamePlayer.seat })
    .from(game)
    .leftJoin(gamePlayer, and(eq(gamePlayer.gameId, game.id), eq(gamePlayer.playerId, playerId ?? '')))
    .where(and(eq(game.id, gameId), eq(game.mode, 'online')))
  if (!row) throw refusal('NOT_FOUND', 'gameNotFound', { id: gameId })
  const isOver = row.status === 'over'
  return { seat: row.seat, isOver, endedAt: isOver ? row.updatedAt : null }
}
