import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { readRecord, recordedGame } from '../../../server/records/recorded-game.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** The record of a game between people. */
export const read = publicProcedure
  .input(z.object({ id: gameId }))
  .output(recordedGame)
  .query(async ({ ctx, input }) => {
    const found = await readRecord(await ctx.db(), ctx.gameOf, input.id)
    if (!found) throw refusal('NOT_FOUND', 'gameNotFound', { id: input.id })
    return found
  })
