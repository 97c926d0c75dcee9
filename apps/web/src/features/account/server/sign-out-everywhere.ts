import { endSessionsOf } from '../../../server/auth/session.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'

/** Signs out on every device, this one too. */
export const signOutEverywhere = accountProcedure.mutation(async ({ ctx }) => {
  await endSessionsOf(await ctx.db(), ctx.player.id)
  await ctx.leave()
})
