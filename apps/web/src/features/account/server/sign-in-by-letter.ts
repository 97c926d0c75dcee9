import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { redeemMailToken } from '../../../server/auth/mail-token.ts'
import { enteringProcedure } from './entering-procedure.ts'
import { letterToken } from './fields.ts'

/** Signs in by the link of a letter, once. It is a change and no page: what opens links to look at them uses none up. */
export const signInByLetter = enteringProcedure
  .input(z.object({ token: letterToken }))
  .mutation(async ({ ctx, input }) => {
    await ctx.admitTo('credential')
    const used = await redeemMailToken(await ctx.db(), 'signIn', input.token, ctx.now())
    if (!used) throw refusal('BAD_REQUEST', 'linkUsed')
    await ctx.enter(used.accountId)
  })
