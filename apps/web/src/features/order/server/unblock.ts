import { z } from 'zod'
import { gameId } from '../../../server/games/game-id.ts'
import { unblock as takeBack } from '../../../server/people/block.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Takes a block of one's own back. */
export const unblock = playerProcedure.input(z.object({ id: gameId })).mutation(async ({ ctx, input }) => {
  await takeBack(await ctx.db(), ctx.player.id, input.id)
})
