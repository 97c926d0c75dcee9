import { listOf, variantAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** Every variant there is, as a library card. */
export const variants = rulesProcedure
  .output(listOf(variantAnswer))
  .query(async ({ ctx }) => answered(await answers.variants(ctx)))
