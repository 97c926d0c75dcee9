import { z } from 'zod'
import { visitorProcedure } from '../../../server/trpc/procedures.ts'
import { answerOf, gameAnswer } from './game-answer.ts'
import { gameId } from './game-id.ts'
import { takeBackMoves } from './take-back-moves.ts'

/** Goes back to where `ply` moves had been played, a finished game included. */
export const takeBack = visitorProcedure
  .input(z.object({ id: gameId, ply: z.int().min(0) }))
  .output(gameAnswer)
  .mutation(async ({ ctx, input }) => {
    const { row, moves } = await takeBackMoves(await ctx.db(), ctx.owner, input.id, input.ply, ctx.now())
    return answerOf(row, moves, ctx.owner)
  })
