import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { redeemMailToken, revokeMailTokens } from '../../../server/auth/mail-token.ts'
import { endSessionsOf } from '../../../server/auth/session.ts'
import { tellSignedOut } from '../../../server/realtime/tell-signed-out.ts'
import { enteringProcedure } from './entering-procedure.ts'
import { demandGoodPassword, letterToken, typed } from './fields.ts'
import { keepPassword } from './keep-password.ts'

/** A new password by the link of a letter. It signs out whoever is signed in, and the one with the letter in. */
export const resetPassword = enteringProcedure
  .input(z.object({ token: letterToken, password: typed }))
  .mutation(async ({ ctx, input }) => {
    await ctx.admitTo('credential')
    // Before the link is used up: a password that will not do is no reason to ask for another letter.
    await demandGoodPassword(input.password, [])
    const keep = await keepPassword(input.password, ctx.now())
    const db = await ctx.db()
    const accountId = await db.transaction(async (tx) => {
      const used = await redeemMailToken(tx, 'resetPassword', input.token, ctx.now())
      if (!used) return null
      await keep(tx, used.accountId)
      await endSessionsOf(tx, used.accountId)
      await revokeMailTokens(tx, used.accountId)
      return used.accountId
    })
    if (accountId === null) throw refusal('BAD_REQUEST', 'linkUsed')
    tellSignedOut(accountId)
    await ctx.enter(accountId)
  })
