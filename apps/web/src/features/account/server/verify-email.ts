import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { redeemMailToken } from '../../../server/auth/mail-token.ts'
import { isUniqueViolation } from '../../../server/db/is-unique-violation.ts'
import { account } from '../../../server/db/schema/index.ts'
import { enteringProcedure } from './entering-procedure.ts'
import { letterToken } from './fields.ts'

/** Makes an address the account's, by the link that was sent to it. Only here, to its owner, it is told that it is taken. */
export const verifyEmail = enteringProcedure
  .input(z.object({ token: letterToken }))
  .mutation(async ({ ctx, input }) => {
    await ctx.admitTo('credential')
    const db = await ctx.db()
    const now = ctx.now()
    try {
      const isDone = await db.transaction(async (tx) => {
        const used = await redeemMailToken(tx, 'verifyEmail', input.token, now)
        if (!used) return false
        await tx
          .update(account)
          .set({ email: used.email, emailVerifiedAt: now })
          .where(and(eq(account.id, used.accountId), isNull(account.closedAt)))
        return true
      })
      if (!isDone) throw refusal('BAD_REQUEST', 'linkUsed')
    } catch (error) {
      if (isUniqueViolation(error)) throw refusal('CONFLICT', 'emailTaken')
      throw error
    }
  })
