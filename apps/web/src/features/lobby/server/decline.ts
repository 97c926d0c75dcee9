import { z } from 'zod'
import { declineReasons } from '../../../lib/seeks/decline-reason.ts'
import { declineSeek } from '../../../server/seeks/end-seek.ts'
import { seekId } from '../../../server/seeks/seek-wish.ts'
import { tellLobby } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Declines a challenge; its maker hears why, if a reason is given. */
export const decline = playerProcedure
  .input(z.object({ id: seekId, reason: z.enum(declineReasons).nullable().default(null) }))
  .mutation(async ({ ctx, input }) => {
    const row = await declineSeek(await ctx.db(), ctx.player, input, ctx.now())
    tellLobby(row.playerId, row.opponentId)
  })
