import * as z from 'zod/mini'
import { stepAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered, line, moveText } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** What a move, in either notation, does at the end of a line; nothing is kept. */
export const play = rulesProcedure
  .input(z.object({ line, move: moveText }))
  .output(stepAnswer)
  .query(async ({ ctx, input }) => answered(await answers.play(ctx, input)))
