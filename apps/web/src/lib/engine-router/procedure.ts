import { initTRPC } from '@trpc/server'
import { errorShape } from '../error-shape.ts'
import type { EngineContext } from './context.ts'

const t = initTRPC.context<EngineContext>().create({ errorFormatter: errorShape, isDev: false })

export const engineRouterOf = t.router

export const rulesProcedure = t.procedure.use(async ({ ctx, next }) => {
  await ctx.admit('rules', 1)
  return next()
})

export const searchProcedure = t.procedure.use(async ({ ctx, next }) => {
  await ctx.admit('search', 1)
  return next()
})
