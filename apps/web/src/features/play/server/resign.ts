import { z } from 'zod'
import { gameId } from '../../../server/games/game-id.ts'
import { visitorProcedure } from '../../../server/trpc/procedures.ts'
import { thought } from './clock-in.ts'
import { answerOf, gameAnswer } from './game-answer.ts'
import { resignGame } from './resign-game.ts'

/** Gives a game up on behalf of a seat the owner plays. */
export const resign = visitorProcedure
  .input(z.object({ id: gameId, seat: z.int().min(0).max(15), thought: thought.optional() }))
  .output(gameAnswer)
  .mutation(async ({ ctx, input }) => {
    const stored = await resignGame(await ctx.db(), ctx.gameOf, ctx.owner, input, ctx.now())
    return answerOf(await ctx.gameOf(stored.row.variant), stored, ctx.owner)
  })
