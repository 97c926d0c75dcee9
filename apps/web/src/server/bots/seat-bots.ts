import type { Database } from '../db/open.ts'
import { botGame } from '../db/schema/index.ts'
import { botLevelOf } from './bot-account.ts'

/** Notes, in the transaction that begins a game, that a bot sits at it, so that some process sees to its turns. */
export async function seatBots(
  tx: Database,
  gameId: string,
  players: readonly { readonly playerId: string; readonly seat: number }[],
  now: Date,
): Promise<void> {
  const bot = players.find(({ playerId }) => botLevelOf(playerId) !== null)
  if (bot) await tx.insert(botGame).values({ gameId, seat: bot.seat, heldUntil: now })
}
