import { initTRPC } from '@trpc/server'
import { errorShape } from '../../lib/error-shape.ts'
import { refusal } from '../../lib/refusal.ts'
import { unkeepable } from '../games/unkeepable.ts'
import { metrics } from '../metrics/metrics.ts'
import type { Context } from './context.ts'
import { demandSameRules } from './same-rules.ts'

const t = initTRPC.context<Context>().create({
  errorFormatter: errorShape,
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: 5_000 }, client: { reconnectAfterInactivityMs: 15_000 } },
})

export const { router, createCallerFactory } = t

/** What every procedure is made from: how long it takes is counted, and nothing comes in that no database can hold. */
export const procedure = t.procedure
  .use(async ({ path, next }) => {
    const stop = metrics().procedures.startTimer({ path })
    const result = await next()
    stop({ outcome: result.ok ? 'ok' : result.error.code })
    return result
  })
  .use(async ({ getRawInput, next }) => {
    // A body that is empty or cannot be read holds nothing; whoever needs an input reads it again, and says so.
    const place = unkeepable(await getRawInput().catch(() => undefined))
    if (place !== null) throw refusal('BAD_REQUEST', 'badInput', { path: place, field: place.at(-1) ?? '' })
    return next()
  })

/** A question anybody may ask; the asker is known if they have been here before. */
export const publicProcedure = procedure.use(async ({ ctx, next }) => {
  await ctx.admitTo('rules')
  return next()
})

/** A question about a game, from a page that can show it. */
export const sameRulesProcedure = publicProcedure.use(({ ctx, next }) => {
  demandSameRules(ctx.toldRules)
  return next()
})

/** A change made by a player: whoever has signed in as that account, anybody else as a guest. */
export const playerProcedure = procedure.use(async ({ ctx, next }) => {
  demandSameRules(ctx.toldRules)
  await ctx.admitTo('change')
  await ctx.demandRoom()
  return next({ ctx: { player: await ctx.becomePlayer() } })
})

/** A change to what its maker owns. */
export const visitorProcedure = playerProcedure.use(({ ctx, next }) => next({ ctx: { owner: ctx.player.id } }))

/** Something only an account may do. */
export const accountProcedure = procedure.use(async ({ ctx, type, next }) => {
  await ctx.admitTo('change')
  if (type === 'mutation') await ctx.demandRoom()
  const { session } = ctx
  if (!session) throw refusal('UNAUTHORIZED', 'signInFirst')
  return next({ ctx: { player: await ctx.becomePlayer(), session } })
})

/** Something only a moderator may do. */
export const moderatorProcedure = accountProcedure.use(({ ctx, next }) => {
  if (ctx.player.role !== 'moderator') throw refusal('FORBIDDEN', 'moderatorsOnly')
  return next()
})
