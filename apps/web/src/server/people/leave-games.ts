import { randomUUID } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { and, eq } from 'drizzle-orm'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { Database } from '../db/open.ts'
import { game, gamePlayer } from '../db/schema/index.ts'
import { actOnline } from '../games/act-online.ts'
import { tellChange } from '../realtime/tell-change.ts'
import type { Person } from './person-of.ts'

/** Calls off or gives up the games somebody is in the middle of, so that nobody waits for a move that will never come. */
export async function leaveGames(
  db: Database,
  gameOf: EngineContext['gameOf'],
  player: Person,
  now: Date,
): Promise<void> {
  const running = await db
    .select({ id: game.id })
    .from(game)
    .innerJoin(gamePlayer, eq(gamePlayer.gameId, game.id))
    .where(and(eq(gamePlayer.playerId, player.id), eq(game.mode, 'online'), eq(game.status, 'playing')))
  for (const { id } of running) {
    const act = (kind: 'abort' | 'resign') => actOnline(db, gameOf, player, { id, kind, clientId: randomUUID() }, now)
    // What cannot be called off any more is given up; what ended in the meantime needs neither.
    const left = await act('abort').catch(ignoreRefusal)
    const over = left?.row.status === 'over' ? left : await act('resign').catch(ignoreRefusal)
    if (over) tellChange(over)
  }
}

function ignoreRefusal(error: unknown): null {
  if (error instanceof TRPCError) return null
  throw error
}
