import * as z from 'zod/mini'
import { motivesAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** What the last turn of a line has brought about. */
export const motives = rulesProcedure
  .input(z.object({ line }))
  .output(motivesAnswer)
  .query(async ({ ctx, input }) => answered(await answers.motives(ctx, input)))
