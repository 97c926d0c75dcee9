import { and, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import { game, seek } from '../../../server/db/schema/index.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { isOpenAt } from '../../../server/seeks/open-seeks.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'
import { rematchState } from './rematch-state.ts'

/** Whether a game that is over is played once more, or one of its players has asked for that. */
export const rematchOf = publicProcedure
  .input(z.object({ gameId }))
  .output(rematchState)
  .query(async ({ ctx, input }) => {
    const db = await ctx.db()
    const [next] = await db.select({ id: game.id }).from(game).where(eq(game.rematchOf, input.gameId))
    if (next || ctx.player === null) return { gameId: next?.id ?? null, offer: null }
    const { id } = ctx.player
    const [asked] = await db
      .select()
      .from(seek)
      .where(
        and(isOpenAt(ctx.now()), eq(seek.rematchOf, input.gameId), or(eq(seek.playerId, id), eq(seek.opponentId, id))),
      )
    return { gameId: null, offer: asked ? { id: asked.id, isMine: asked.playerId === id } : null }
  })
