import { askPutTogether } from '@variorum/engine/ask'
import * as z from 'zod/mini'
import { setUp } from './answer-schemas.ts'
import { answered, gameFor } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** The position text of what was set up by hand, or what is wrong with it. */
export const putTogether = rulesProcedure
  .input(setUp)
  .output(z.string())
  .query(async ({ ctx, input }) =>
    answered(askPutTogether(await gameFor(ctx, { variant: input.variant, moves: [] }), input)),
  )
