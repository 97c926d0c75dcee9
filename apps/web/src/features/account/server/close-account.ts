import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { closeAccountOf } from '../../../server/people/close-account-of.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'
import { confirmOwner } from './confirm-owner.ts'
import { typed } from './fields.ts'

/** Closes one's own account for good. */
export const closeAccount = accountProcedure
  .input(z.object({ password: typed, name: typed.optional() }))
  .mutation(async ({ ctx, input }) => {
    const { account: mine } = ctx.session
    const by = await confirmOwner(ctx, ctx.session, input.password)
    // Whoever has no password to type types the name: one press on the wrong button must not be enough.
    if (by === 'freshness' && input.name?.trim() !== mine.name) {
      throw refusal('BAD_REQUEST', 'nameDiffers', { field: 'name' })
    }
    await closeAccountOf(await ctx.db(), ctx.gameOf, mine, ctx.now())
    await ctx.leave()
  })
