import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { sanction } from '../../../server/db/schema/index.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Has read what moderators wrote. */
export const acknowledge = playerProcedure.input(z.object({ id: gameId })).mutation(async ({ ctx, input }) => {
  const db = await ctx.db()
  await db
    .update(sanction)
    .set({ readAt: ctx.now() })
    .where(and(eq(sanction.id, input.id), eq(sanction.playerId, ctx.player.id), isNull(sanction.readAt)))
})
