import { initTRPC } from '@trpc/server'
import { errorShape } from '../../lib/error-shape.ts'
import type { Context } from './context.ts'
import { demandSameRules } from './same-rules.ts'

const t = initTRPC.context<Context>().create({
  errorFormatter: errorShape,
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: 5_000 }, client: { reconnectAfterInactivityMs: 15_000 } },
})

export const { router, createCallerFactory } = t

/** A question anybody may ask; the asker is known if they have been here before. */
export const publicProcedure = t.procedure.use(async ({ ctx, next }) => {
  await ctx.admitTo('rules')
  return next()
})

/** A question about a game, from a page that can show it. */
export const sameRulesProcedure = publicProcedure.use(({ ctx, next }) => {
  demandSameRules(ctx.toldRules)
  return next()
})

/** A change, which makes its maker a visitor who owns what they make. */
export const visitorProcedure = t.procedure.use(async ({ ctx, next }) => {
  demandSameRules(ctx.toldRules)
  await ctx.admitTo('change')
  await ctx.demandRoom()
  return next({ ctx: { owner: (await ctx.becomeVisitor()).id } })
})

/** A change made by a player: whoever has signed in as that account, anybody else as a guest. */
export const playerProcedure = t.procedure.use(async ({ ctx, next }) => {
  demandSameRules(ctx.toldRules)
  await ctx.admitTo('change')
  await ctx.demandRoom()
  return next({ ctx: { player: await ctx.becomePlayer() } })
})
