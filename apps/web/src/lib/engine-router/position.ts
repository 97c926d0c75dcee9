import * as z from 'zod/mini'
import { positionAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** How the board stands at the end of a line. */
export const position = rulesProcedure
  .input(z.object({ line }))
  .output(positionAnswer)
  .query(async ({ ctx, input }) => answered(await answers.position(ctx, input)))
