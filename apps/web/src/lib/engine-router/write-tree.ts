import { askTreeText } from '@variorum/engine/ask'
import * as z from 'zod/mini'
import { treeLine } from './answer-schemas.ts'
import { answered, gameFor, movesPerPoint } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** The text of a game with its variations. */
export const writeTree = rulesProcedure
  .input(treeLine)
  .output(z.string())
  .query(async ({ ctx, input }) => {
    const game = await gameFor(ctx, { variant: input.variant, moves: [] })
    await ctx.admit('rules', Math.floor(input.branches.length / movesPerPoint))
    return answered(askTreeText(game, input))
  })
