import { z } from 'zod'
import { acceptSeek } from '../../../server/seeks/accept-seek.ts'
import { seekId } from '../../../server/seeks/seek-wish.ts'
import { tellBegun } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Answers a wish, which becomes a game. */
export const accept = playerProcedure
  .input(z.object({ id: seekId }))
  .output(z.object({ gameId: z.string() }).readonly())
  .mutation(async ({ ctx, input }) => {
    const begun = await acceptSeek(await ctx.db(), ctx.gameOf, ctx.player, input.id, ctx.now())
    if (begun.isNew) tellBegun(begun)
    return { gameId: begun.gameId }
  })
