import { askReplay } from '@variorum/engine/ask'
import * as z from 'zod/mini'
import { replayAnswer } from './answer-schemas.ts'
import { answered, gameFor, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** A whole line, step by step. */
export const replay = rulesProcedure
  .input(z.object({ line }))
  .output(replayAnswer)
  .query(async ({ ctx, input }) => answered(askReplay(await gameFor(ctx, input.line), input.line)))
