import { z } from 'zod'
import { fillWithBot } from '../../../server/bots/meet-bot.ts'
import { seekId } from '../../../server/seeks/seek-wish.ts'
import { tellBegun } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Has a bot take an offer of the asker's own that nobody else has taken. */
export const fill = playerProcedure
  .input(z.object({ id: seekId }))
  .output(z.object({ gameId: z.string() }).readonly())
  .mutation(async ({ ctx, input }) => {
    const begun = await fillWithBot(await ctx.db(), ctx.gameOf, ctx.player, input.id, ctx.now())
    tellBegun(begun)
    return { gameId: begun.gameId }
  })
