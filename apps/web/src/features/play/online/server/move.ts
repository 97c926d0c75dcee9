import { faultPoint } from '../../../../server/fault-point.ts'
import { playInput, playOnline } from '../../../../server/games/play-online.ts'
import { type OnlineSnapshot, snapshotOf } from '../../../../server/games/snapshot.ts'
import { tellChange } from '../../../../server/realtime/tell-change.ts'
import { playerProcedure } from '../../../../server/trpc/procedures.ts'

/** Plays a move, answers once it is committed, and has everybody told. */
export const move = playerProcedure.input(playInput).mutation(async ({ ctx, input }): Promise<OnlineSnapshot> => {
  const now = ctx.now()
  await faultPoint('received')
  const game = await playOnline(await ctx.db(), ctx.gameOf, ctx.player, input, now)
  await faultPoint('committed')
  tellChange(game)
  await faultPoint('published')
  return snapshotOf(await ctx.gameOf(game.row.variant), game, ctx.player.id, now)
})
