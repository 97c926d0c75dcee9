import { z } from 'zod'
import { revokeToken } from '../../../server/auth/api-token.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'

/** Makes a token worth nothing, at once. */
export const revoke = accountProcedure
  .input(z.object({ id: z.uuid() }))
  .mutation(async ({ ctx, input }) => revokeToken(await ctx.db(), ctx.player.id, input.id))
