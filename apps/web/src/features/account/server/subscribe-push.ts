import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { isPublicEndpoint } from '../../../server/push/public-endpoint.ts'
import { subscribe } from '../../../server/push/subscriptions.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'

/** A point of the curve P-256, uncompressed, and sixteen bytes. */
const subscription = z.object({
  endpoint: z.string().max(1_000),
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
})

/** From now on the browser that asks takes messages, for as long as it is signed in. */
export const subscribePush = accountProcedure.input(subscription).mutation(async ({ ctx, input }) => {
  if (!isPublicEndpoint(input.endpoint)) throw refusal('BAD_REQUEST', 'badEndpoint')
  const { account, tokenHash } = ctx.session
  await subscribe(await ctx.db(), { accountId: account.id, sessionHash: tokenHash }, input, ctx.now())
})
