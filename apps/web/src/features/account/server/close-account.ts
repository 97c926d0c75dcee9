import { and, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { revokeMailTokens } from '../../../server/auth/mail-token.ts'
import { endSessionsOf } from '../../../server/auth/session.ts'
import { retireName } from '../../../server/auth/take-name.ts'
import {
  account,
  apiToken,
  block,
  chatMessage,
  credential,
  gamePlayer,
  oauthLink,
  seek,
} from '../../../server/db/schema/index.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'
import { confirmOwner } from './confirm-owner.ts'
import { typed } from './fields.ts'
import { leaveGames } from './leave-games.ts'

/**
 * Closes an account for good. What it is in the middle of is called off or given up. Its games stay, for they are their opponents' too, and its numbers with them, under an id
 * that names nobody; name, address, passwords and devices go.
 */
export const closeAccount = accountProcedure
  .input(z.object({ password: typed, name: typed.optional() }))
  .mutation(async ({ ctx, input }) => {
    const { account: mine } = ctx.session
    const by = await confirmOwner(ctx, ctx.session, input.password)
    // Whoever has no password to type types the name: one press on the wrong button must not be enough.
    if (by === 'freshness' && input.name?.trim() !== mine.name) {
      throw refusal('BAD_REQUEST', 'nameDiffers', { field: 'name' })
    }
    await leaveGames(ctx, ctx.player)
    const db = await ctx.db()
    const now = ctx.now()
    await db.transaction(async (tx) => {
      await tx
        .update(account)
        .set({
          name: '',
          nameKey: `closed:${mine.id}`,
          email: null,
          emailVerifiedAt: null,
          role: 'player',
          closedAt: now,
        })
        .where(eq(account.id, mine.id))
      await retireName(tx, mine.name, now)
      await tx.delete(credential).where(eq(credential.accountId, mine.id))
      await tx.delete(apiToken).where(eq(apiToken.accountId, mine.id))
      await tx.delete(block).where(or(eq(block.playerId, mine.id), eq(block.blockedId, mine.id)))
      await tx.delete(oauthLink).where(eq(oauthLink.accountId, mine.id))
      await revokeMailTokens(tx, mine.id)
      await endSessionsOf(tx, mine.id)
      await tx.update(gamePlayer).set({ name: null }).where(eq(gamePlayer.playerId, mine.id))
      // What was pressed says nothing of anybody; what was typed may.
      await tx.update(chatMessage).set({ name: null, text: null }).where(eq(chatMessage.playerId, mine.id))
      await tx.update(seek).set({ name: null }).where(eq(seek.playerId, mine.id))
      await tx
        .update(seek)
        .set({ status: 'withdrawn' })
        .where(and(eq(seek.playerId, mine.id), eq(seek.status, 'open')))
    })
    await ctx.leave()
  })
