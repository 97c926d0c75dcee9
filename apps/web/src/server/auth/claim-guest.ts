import { eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { chatMessage, game, gamePlayer, seek } from '../db/schema/index.ts'

/**
 * Hands everything a guest has to an account: games begun, seats taken, what was said there, wishes for games. Afterwards
 * nobody may go by the guest's id any more. Games before seats, the order in which a move locks them.
 *
 * A seat keeps that it had no name when its game began.
 */
export async function claimGuest(tx: Database, guestId: string, accountId: string): Promise<void> {
  await tx.update(game).set({ owner: accountId }).where(eq(game.owner, guestId))
  await tx.update(gamePlayer).set({ playerId: accountId }).where(eq(gamePlayer.playerId, guestId))
  await tx.update(chatMessage).set({ playerId: accountId }).where(eq(chatMessage.playerId, guestId))
  await tx.update(seek).set({ playerId: accountId }).where(eq(seek.playerId, guestId))
  await tx.update(seek).set({ opponentId: accountId }).where(eq(seek.opponentId, guestId))
}
