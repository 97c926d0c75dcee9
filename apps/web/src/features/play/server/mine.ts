import { z } from 'zod'
import { gameId } from '../../../server/games/game-id.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'
import { isMoment } from '../state/cursor.ts'
import { listedGame } from './game-answer.ts'
import { listGames } from './list-games.ts'

export const cursor = z.object({ updatedAt: z.iso.datetime().refine(isMoment), id: gameId })

/** The games the asker began or has a seat in, the latest first, a page at a time. Somebody unknown has none. */
export const mine = publicProcedure
  .input(z.object({ cursor: cursor.nullish(), limit: z.int().min(1).max(50).default(20) }))
  .output(z.object({ games: z.array(listedGame), next: cursor.nullable() }))
  .query(async ({ ctx, input }) => {
    if (!ctx.player) return { games: [], next: null }
    return listGames(await ctx.db(), ctx.gameOf, ctx.player.id, input.cursor ?? null, input.limit)
  })
