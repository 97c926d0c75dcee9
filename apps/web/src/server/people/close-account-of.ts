import { eq, or } from 'drizzle-orm'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { revokeMailTokens } from '../auth/mail-token.ts'
import { endSessionsOf } from '../auth/session.ts'
import { retireName } from '../auth/take-name.ts'
import type { Database } from '../db/open.ts'
import {
  type AccountRow,
  account,
  apiToken,
  block,
  botStanding,
  chatMessage,
  credential,
  gamePlayer,
  notice,
  noticeSetting,
  oauthLink,
  puzzleAttempt,
  puzzleStanding,
  sharedStudy,
} from '../db/schema/index.ts'
import { tellSignedOut } from '../realtime/tell-signed-out.ts'
import { forgetSeeker } from '../seeks/forget-seeker.ts'
import { holdPlayers } from '../seeks/hold-players.ts'
import { leaveGames } from './leave-games.ts'

/**
 * Closes an account for good. What it is in the middle of is called off or given up. Its games stay, for they are their
 * opponents' too, and its numbers with them, under an id that names nobody; name, address, passwords and devices go.
 */
export async function closeAccountOf(
  db: Database,
  gameOf: EngineContext['gameOf'],
  { id, name }: Pick<AccountRow, 'id' | 'name'>,
  now: Date,
): Promise<void> {
  // Before, so that what fails here can be tried again, and after, for what began in the meantime: once it is closed, and
  // that is decided while the player is held, nothing more begins.
  await leaveGames(db, gameOf, { id, name }, now)
  await db.transaction(async (tx) => {
    await holdPlayers(tx, [id])
    await tx
      .update(account)
      .set({
        name: '',
        nameKey: `closed:${id}`,
        email: null,
        emailVerifiedAt: null,
        role: 'player',
        closedAt: now,
      })
      .where(eq(account.id, id))
    await retireName(tx, name, now)
    await tx.delete(credential).where(eq(credential.accountId, id))
    await tx.delete(apiToken).where(eq(apiToken.accountId, id))
    await tx.delete(block).where(or(eq(block.playerId, id), eq(block.blockedId, id)))
    await tx.delete(sharedStudy).where(eq(sharedStudy.owner, id))
    await tx.delete(botStanding).where(eq(botStanding.playerId, id))
    await tx.delete(puzzleAttempt).where(eq(puzzleAttempt.playerId, id))
    await tx.delete(puzzleStanding).where(eq(puzzleStanding.playerId, id))
    await tx.delete(oauthLink).where(eq(oauthLink.accountId, id))
    await revokeMailTokens(tx, id)
    await endSessionsOf(tx, id)
    await tx.update(gamePlayer).set({ name: null }).where(eq(gamePlayer.playerId, id))
    // What was pressed says nothing of anybody; what was typed may.
    await tx.update(chatMessage).set({ name: null, text: null }).where(eq(chatMessage.playerId, id))
    await tx.delete(notice).where(eq(notice.playerId, id))
    await tx.delete(noticeSetting).where(eq(noticeSetting.accountId, id))
    await forgetSeeker(tx, id, now)
  })
  tellSignedOut(id)
  await leaveGames(db, gameOf, { id, name }, now)
}
