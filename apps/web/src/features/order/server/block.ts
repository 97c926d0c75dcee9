import { z } from 'zod'
import { blockPlayer } from '../../../server/people/block.ts'
import { personNamed, personOf } from '../../../server/people/person-of.ts'
import { tellLobby } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Wants nothing to do with a player any more. They are not told; offers between the two are withdrawn. */
export const block = playerProcedure.input(z.object({ who: personNamed })).mutation(async ({ ctx, input }) => {
  const db = await ctx.db()
  const whom = await personOf(db, input.who)
  await blockPlayer(db, ctx.player.id, whom, ctx.now())
  tellLobby(ctx.player.id, whom.id)
})
