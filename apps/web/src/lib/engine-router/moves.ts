import * as z from 'zod/mini'
import { listOf, moveAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** Every legal move at the end of a line, with what each takes and how. */
export const moves = rulesProcedure
  .input(z.object({ line }))
  .output(listOf(moveAnswer))
  .query(async ({ ctx, input }) => answered(await answers.moves(ctx, input)))
