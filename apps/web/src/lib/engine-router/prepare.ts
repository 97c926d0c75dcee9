import * as z from 'zod/mini'
import { answers } from './answers.ts'
import { answered } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** Has a thread get ready to think about a game, so that the first thought comes at once. Answered without waiting for it. */
export const prepare = rulesProcedure
  .input(z.object({ variant: z.string().check(z.maxLength(60)) }))
  .output(z.void())
  .query(async ({ ctx, input }) => answered(await answers.prepare(ctx, input)))
