import { z } from 'zod'
import { gameId } from '../../../server/games/game-id.ts'
import { visitorProcedure } from '../../../server/trpc/procedures.ts'
import { thought } from './clock-in.ts'
import { answerOf, gameAnswer } from './game-answer.ts'
import { takeBackMoves } from './take-back-moves.ts'

export const takeBackInput = z.object({
  id: gameId,
  ply: z.int().min(0),
  /** The version the sender had seen: moves it has not seen are not taken back unseen, but are a conflict. */
  version: z.int().min(0).optional(),
  thought: thought.optional(),
})

/** Goes back to where `ply` moves had been played, from a checkmate too, but not from a game that was given up. */
export const takeBack = visitorProcedure
  .input(takeBackInput)
  .output(gameAnswer)
  .mutation(async ({ ctx, input }) => {
    const stored = await takeBackMoves(await ctx.db(), ctx.gameOf, ctx.owner, input, ctx.now())
    return answerOf(await ctx.gameOf(stored.row.variant), stored, ctx.owner)
  })
