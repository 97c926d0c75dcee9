import { z } from 'zod'
import { withdrawSeek } from '../../../server/seeks/end-seek.ts'
import { seekId } from '../../../server/seeks/seek-wish.ts'
import { tellLobby } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Takes back what the asker wished for. */
export const withdraw = playerProcedure.input(z.object({ id: seekId })).mutation(async ({ ctx, input }) => {
  const row = await withdrawSeek(await ctx.db(), ctx.player, input.id, ctx.now())
  tellLobby(row.playerId, row.opponentId)
})
