import * as z from 'zod/mini'
import { replayAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** A whole line, step by step. */
export const replay = rulesProcedure
  .input(z.object({ line }))
  .output(replayAnswer)
  .query(async ({ ctx, input }) => answered(await answers.replay(ctx, input)))
