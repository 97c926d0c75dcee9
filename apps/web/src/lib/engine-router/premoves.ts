import * as z from 'zod/mini'
import { listOf, premoveAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** The moves a seat may be able to make once the other has moved. */
export const premoves = rulesProcedure
  .input(z.object({ line, seat: z.int().check(z.gte(0), z.lte(15)) }))
  .output(listOf(premoveAnswer))
  .query(async ({ ctx, input }) => answered(await answers.premoves(ctx, input)))
