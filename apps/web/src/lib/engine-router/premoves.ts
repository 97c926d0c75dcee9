import { askPremoves } from '@variorum/engine/ask'
import * as z from 'zod/mini'
import { listOf, premoveAnswer } from './answer-schemas.ts'
import { answered, gameFor, line } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** What it costs beside another question: every turn of the other side is tried. */
const cost = 10

/** The moves a seat may be able to make once the other has moved. */
export const premoves = rulesProcedure
  .input(z.object({ line, seat: z.int().check(z.gte(0), z.lte(15)) }))
  .output(listOf(premoveAnswer))
  .query(async ({ ctx, input }) => {
    await ctx.admit('rules', cost)
    return answered(askPremoves(await gameFor(ctx, input.line), input.line, input.seat))
  })
