import { z } from 'zod'
import { gameId } from '../../../server/games/game-id.ts'
import { visitorProcedure } from '../../../server/trpc/procedures.ts'
import { thought } from './clock-in.ts'
import { flagGame } from './flag-game.ts'
import { answerOf, gameAnswer } from './game-answer.ts'

export const flagInput = z.object({
  id: gameId,
  /** How many moves had been played when the time ran out. */
  ply: z.int().min(0),
  thought,
})

/** Says that the time of the seat to move has run out. */
export const flag = visitorProcedure
  .input(flagInput)
  .output(gameAnswer)
  .mutation(async ({ ctx, input }) => {
    const stored = await flagGame(await ctx.db(), ctx.gameOf, ctx.owner, input, ctx.now())
    return answerOf(await ctx.gameOf(stored.row.variant), stored, ctx.owner)
  })
