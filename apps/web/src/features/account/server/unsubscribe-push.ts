import { unsubscribe } from '../../../server/push/subscriptions.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'

/** The browser that asks takes no messages any more. */
export const unsubscribePush = accountProcedure.mutation(async ({ ctx }) =>
  unsubscribe(await ctx.db(), ctx.session.tokenHash),
)
