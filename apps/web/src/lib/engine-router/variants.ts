import { describe } from '@variorum/engine/ask'
import { listOf, variantAnswer } from './answer-schemas.ts'
import { rulesProcedure } from './procedure.ts'

/** Every variant there is, as a library card. */
export const variants = rulesProcedure.output(listOf(variantAnswer)).query(async ({ ctx }) => {
  const games = await Promise.all(ctx.slugs.map((slug) => ctx.gameOf(slug)))
  return games.flatMap((game) => (game ? [describe(game)] : []))
})
