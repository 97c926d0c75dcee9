import * as z from 'zod/mini'
import { treeAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** A game with its variations, from text. */
export const readTree = rulesProcedure
  .input(z.object({ variant: z.string().check(z.maxLength(64)), text: z.string().check(z.maxLength(200_000)) }))
  .output(treeAnswer)
  .query(async ({ ctx, input }) => answered(await answers.readTree(ctx, input)))
