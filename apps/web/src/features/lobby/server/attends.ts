import { and, eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { game, gamePlayer, seek } from '../../../server/db/schema/index.ts'
import { isOpenAt } from '../../../server/seeks/open-seeks.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** Whether there may be news for the asker: they have an account, wish for a game, are challenged to one, or play one. */
export const attends = publicProcedure.output(z.boolean()).query(async ({ ctx }) => {
  const { player } = ctx
  if (player === null) return false
  if (!player.isGuest) return true
  const db = await ctx.db()
  const one = { one: sql`1` }
  const isAbout = or(eq(seek.playerId, player.id), eq(seek.opponentId, player.id))
  const wishes = await db
    .select(one)
    .from(seek)
    .where(and(isOpenAt(ctx.now()), isAbout))
    .limit(1)
  if (wishes.length > 0) return true
  const isPlayed = and(eq(gamePlayer.playerId, player.id), eq(game.status, 'playing'), eq(game.mode, 'online'))
  const games = await db
    .select(one)
    .from(gamePlayer)
    .innerJoin(game, eq(game.id, gamePlayer.gameId))
    .where(isPlayed)
    .limit(1)
  return games.length > 0
})
