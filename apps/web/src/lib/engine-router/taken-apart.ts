import * as z from 'zod/mini'
import { setUp } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** The position at the end of a line in its parts, to be set up anew. */
export const takenApart = rulesProcedure
  .input(z.object({ line }))
  .output(setUp)
  .query(async ({ ctx, input }) => answered(await answers.takenApart(ctx, input)))
