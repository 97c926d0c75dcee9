import { askTree } from '@variorum/engine/ask'
import * as z from 'zod/mini'
import { treeAnswer } from './answer-schemas.ts'
import { answered, gameFor, movesPerPoint } from './line.ts'
import { rulesProcedure } from './procedure.ts'

/** Letters that a move takes up in a text, with its number. */
const lettersPerMove = 6

/** A game with its variations, from text. */
export const readTree = rulesProcedure
  .input(z.object({ variant: z.string().check(z.maxLength(64)), text: z.string().check(z.maxLength(200_000)) }))
  .output(treeAnswer)
  .query(async ({ ctx, input }) => {
    const game = await gameFor(ctx, { variant: input.variant, moves: [] })
    await ctx.admit('rules', Math.floor(input.text.length / lettersPerMove / movesPerPoint))
    return answered(askTree(game, input.text))
  })
