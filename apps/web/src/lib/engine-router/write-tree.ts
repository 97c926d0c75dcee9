import * as z from 'zod/mini'
import { treeLine } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** The text of a game with its variations. */
export const writeTree = rulesProcedure
  .input(treeLine)
  .output(z.string())
  .query(async ({ ctx, input }) => answered(await answers.writeTree(ctx, input)))
