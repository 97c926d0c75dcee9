import { moderate, moderateInput } from '../../../server/people/moderate.ts'
import { tellLobby } from '../../../server/seeks/tell-lobby.ts'
import { moderatorProcedure } from '../../../server/trpc/procedures.ts'

/** Does to a player what a moderator decided. */
export const act = moderatorProcedure.input(moderateInput).mutation(async ({ ctx, input }) => {
  await moderate(await ctx.db(), ctx.gameOf, ctx.player, input, ctx.now())
  tellLobby(input.playerId)
})
