import * as z from 'zod/mini'
import { setUp } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** The position text of what was set up by hand, or what is wrong with it. */
export const putTogether = rulesProcedure
  .input(setUp)
  .output(z.string())
  .query(async ({ ctx, input }) => answered(await answers.putTogether(ctx, input)))
