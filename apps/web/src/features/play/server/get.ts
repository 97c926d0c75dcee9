import { z } from 'zod'
import { gameId } from '../../../server/games/game-id.ts'
import { sameRulesProcedure } from '../../../server/trpc/procedures.ts'
import { answerOf, gameAnswer } from './game-answer.ts'
import { readGame } from './stored-game.ts'

/** A game with its moves. Whoever knows the address may watch; `mine` says whether the asker may also play. */
export const get = sameRulesProcedure
  .input(z.object({ id: gameId }))
  .output(gameAnswer)
  .query(async ({ ctx, input }) => {
    const stored = await readGame(await ctx.db(), input.id)
    return answerOf(await ctx.gameOf(stored.row.variant), stored, ctx.player?.id ?? null)
  })
