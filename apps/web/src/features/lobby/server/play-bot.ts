import { botLevels } from '@variorum/engine/bot-levels'
import { z } from 'zod'
import { playBot as begin } from '../../../server/bots/meet-bot.ts'
import { gameWish } from '../../../server/seeks/seek-wish.ts'
import { tellBegun } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Begins a game against a bot that thinks on the server: it is given its share, where not everybody sees everything. */
export const playBot = playerProcedure
  .input(gameWish.pick({ variant: true, clock: true, seat: true }).extend({ level: z.enum(botLevels) }))
  .output(z.object({ gameId: z.string() }).readonly())
  .mutation(async ({ ctx, input }) => {
    const begun = await begin(await ctx.db(), ctx.gameOf, ctx.player, input, ctx.now())
    tellBegun(begun)
    return { gameId: begun.gameId }
  })
