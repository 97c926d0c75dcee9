import * as z from 'zod/mini'
import { answers } from './answers.ts'
import { answered, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** The position at the end of a line as it would be if the seat to move passed, to ask what it is threatened with. */
export const passed = rulesProcedure
  .input(z.object({ line }))
  .output(z.string())
  .query(async ({ ctx, input }) => answered(await answers.passed(ctx, input)))
