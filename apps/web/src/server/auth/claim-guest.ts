import { and, eq, notInArray, or } from 'drizzle-orm'
import { claimBotStandings } from '../bots/bot-standing.ts'
import type { Database } from '../db/open.ts'
import {
  block,
  chatMessage,
  game,
  gamePlayer,
  moderationLog,
  report,
  sanction,
  seek,
  sharedStudy,
} from '../db/schema/index.ts'
import { endAgainstOneself, gamesBetween } from '../games/end-against-oneself.ts'
import type { Ended } from '../games/end-overdue.ts'
import { claimPuzzles } from '../puzzles/claim-puzzles.ts'
import { holdPlayers } from '../seeks/hold-players.ts'
import { retireGuest } from './retired-guest.ts'

/**
 * Hands everything a guest has to an account: games begun, seats taken, what was said there, trees shared, wishes for games, blocks,
 * how bots found them, and what moderators have heard of them and laid on them, which nobody is rid of by signing up. Afterwards nobody may go by
 * the guest's id any more, and a game that begins at this moment begins before, and is handed over, or after, and is the
 * account's. Games before seats, the order in which a move locks them.
 *
 * A seat keeps that it had no name when its game began. One across from the account itself stays the guest's, which is
 * nobody's, for one player cannot have both; a game of that kind which is still played is called off, and answered, so
 * that whoever looks on is told once this is committed.
 */
export async function claimGuest(
  tx: Database,
  guestId: string,
  accountId: string,
  now: Date,
): Promise<readonly Ended[]> {
  await holdPlayers(tx, [guestId, accountId])
  await retireGuest(tx, guestId, now)
  const own = await gamesBetween(tx, guestId, accountId)
  const ended = await endAgainstOneself(tx, own, now)
  await tx.update(game).set({ owner: accountId }).where(eq(game.owner, guestId))
  await tx
    .update(gamePlayer)
    .set({ playerId: accountId })
    .where(and(eq(gamePlayer.playerId, guestId), notInArray(gamePlayer.gameId, [...own])))
  await tx
    .update(chatMessage)
    .set({ playerId: accountId })
    .where(and(eq(chatMessage.playerId, guestId), notInArray(chatMessage.gameId, [...own])))
  await tx.update(seek).set({ playerId: accountId }).where(eq(seek.playerId, guestId))
  await tx.update(seek).set({ opponentId: accountId }).where(eq(seek.opponentId, guestId))
  const ofThemselves = and(eq(seek.playerId, accountId), eq(seek.opponentId, accountId), eq(seek.status, 'open'))
  await tx.update(seek).set({ status: 'withdrawn', openUntil: now }).where(ofThemselves)
  await tx.update(sharedStudy).set({ owner: accountId }).where(eq(sharedStudy.owner, guestId))
  await claimBotStandings(tx, guestId, accountId)
  await claimPuzzles(tx, guestId, accountId)
  await claimBlocks(tx, guestId, accountId)
  await claimReports(tx, guestId, accountId)
  await tx.update(report).set({ accusedId: accountId }).where(eq(report.accusedId, guestId))
  await tx.update(sanction).set({ playerId: accountId }).where(eq(sanction.playerId, guestId))
  await tx.update(moderationLog).set({ playerId: accountId }).where(eq(moderationLog.playerId, guestId))
  return ended
}

/** Two blocks that become one are one, and nobody comes to block themselves. */
async function claimBlocks(tx: Database, guestId: string, accountId: string): Promise<void> {
  const isOfGuest = or(eq(block.playerId, guestId), eq(block.blockedId, guestId))
  const rows = await tx.delete(block).where(isOfGuest).returning()
  const now = (id: string) => (id === guestId ? accountId : id)
  const kept = rows
    .map((row) => ({ ...row, playerId: now(row.playerId), blockedId: now(row.blockedId) }))
    .filter(({ playerId, blockedId }) => playerId !== blockedId)
  if (kept.length > 0) await tx.insert(block).values(kept).onConflictDoNothing()
}

/** Of a thing that was reported as a guest and as the account, the account's report stands. */
async function claimReports(tx: Database, guestId: string, accountId: string): Promise<void> {
  const rows = await tx.delete(report).where(eq(report.reporterId, guestId)).returning()
  if (rows.length === 0) return
  await tx
    .insert(report)
    .values(rows.map((row) => ({ ...row, reporterId: accountId })))
    .onConflictDoNothing()
}
