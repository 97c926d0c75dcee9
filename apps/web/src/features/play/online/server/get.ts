import { z } from 'zod'
import { gameId } from '../../../../server/games/game-id.ts'
import { readOnline } from '../../../../server/games/online-game.ts'
import { onlineSnapshot, snapshotOf } from '../../../../server/games/snapshot.ts'
import { sameRulesProcedure } from '../../../../server/trpc/procedures.ts'

/** A game as its asker may know it: whoever knows the address may watch. */
export const get = sameRulesProcedure
  .input(z.object({ id: gameId }))
  .output(onlineSnapshot)
  .query(async ({ ctx, input }) => {
    const game = await readOnline(await ctx.db(), input.id)
    return snapshotOf(await ctx.gameOf(game.row.variant), game, ctx.player?.id ?? null, ctx.now())
  })
