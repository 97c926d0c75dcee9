import { procedure } from '../../../server/trpc/procedures.ts'

/**
 * A change anybody may ask for who is about to become somebody: it makes no guest of them on the way. Every one of them
 * counts attempts by itself.
 */
export const enteringProcedure = procedure.use(async ({ ctx, next }) => {
  await ctx.admitTo('change')
  await ctx.demandRoom()
  return next()
})
