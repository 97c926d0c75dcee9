import { pairWaiting } from '../../../server/seeks/pair-waiting.ts'
import { postSeek } from '../../../server/seeks/post-seek.ts'
import { poolWish, storedPool } from '../../../server/seeks/seek-wish.ts'
import { tellBegun, tellLobby } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'
import { cardOf, seekCard } from './seek-card.ts'

/** Waits for whoever would play any of these games at any of these clocks. Who suits may be there already. */
export const join = playerProcedure
  .input(poolWish)
  .output(seekCard)
  .mutation(async ({ ctx, input }) => {
    const [db, now] = [await ctx.db(), ctx.now()]
    await ctx.admitTo('change', Math.floor(input.variants.length / 20))
    const row = await postSeek(db, ctx.gameOf, ctx.player, 'pool', storedPool(input), null, now)
    tellLobby(row.playerId)
    for (const begun of await pairWaiting(db, ctx.gameOf, now)) tellBegun(begun)
    return cardOf({ db, gameOf: ctx.gameOf, player: ctx.player, now }, row)
  })
