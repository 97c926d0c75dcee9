import * as z from 'zod/mini'
import { explainAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered, cell, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** Why the man on a cell can or cannot move, and what attacks it. */
export const explain = rulesProcedure
  .input(z.object({ line, cell }))
  .output(explainAnswer)
  .query(async ({ ctx, input }) => answered(await answers.explain(ctx, input)))
