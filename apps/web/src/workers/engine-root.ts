import type { Answer } from '../lib/engine-router/about.ts'
import { answered } from '../lib/engine-router/answered.ts'
import { answers } from '../lib/engine-router/answers.ts'
import type { EngineContext } from '../lib/engine-router/context.ts'
import { engineRouterOf, rulesProcedure, searchProcedure } from '../lib/engine-router/procedure.ts'

type Way = (ctx: EngineContext, input: unknown) => Promise<Answer<unknown>>

const { bestMove, ...once } = answers

/** As it comes: only the page this was built with asks here, and it asks by the types of the server's router. */
const asItComes = (input: unknown) => input

const queries = Object.entries(once).map(([name, way]) => {
  // Each way gets the input that its question has by those types.
  const query = async ({ ctx, input }: { ctx: EngineContext; input: unknown }) =>
    answered(await (way as Way)(ctx, input))
  return [name, rulesProcedure.input(asItComes).query(query)] as const
})

/**
 * The engine's router as the worker serves it: the server's questions under the server's names, without the schemas by
 * which the server checks what strangers send.
 */
export const engineRoot = engineRouterOf({
  engine: engineRouterOf({
    ...Object.fromEntries(queries),
    bestMove: searchProcedure.input(asItComes).subscription(async function* ({ ctx, input, signal }) {
      const wish = input as Parameters<typeof bestMove>[1]
      for await (const thought of bestMove(ctx, wish, signal ?? new AbortController().signal)) yield answered(thought)
    }),
  }),
})
