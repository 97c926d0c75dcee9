import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { revokeMailTokens } from '../../../server/auth/mail-token.ts'
import { account } from '../../../server/db/schema/index.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'
import { confirmOwner } from './confirm-owner.ts'
import { typed } from './fields.ts'

/** Forgets the mail address, on a server that sends letters or none. What letters to it open counts no more. */
export const removeEmail = accountProcedure.input(z.object({ password: typed })).mutation(async ({ ctx, input }) => {
  const { id } = ctx.session.account
  await confirmOwner(ctx, ctx.session, input.password)
  await (await ctx.db()).transaction(async (tx) => {
    await tx.update(account).set({ email: null, emailVerifiedAt: null }).where(eq(account.id, id))
    await revokeMailTokens(tx, id)
  })
})
