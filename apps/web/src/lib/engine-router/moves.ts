import { askMoves } from '@variorum/engine/ask'
import * as z from 'zod/mini'
import { listOf, moveAnswer } from './answer-schemas.ts'
import { answered, gameFor, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** Every legal move at the end of a line, with what each takes and how. */
export const moves = rulesProcedure
  .input(z.object({ line }))
  .output(listOf(moveAnswer))
  .query(async ({ ctx, input }) => answered(askMoves(await gameFor(ctx, input.line), input.line)))
