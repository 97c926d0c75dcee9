import { postSeek } from '../../../server/seeks/post-seek.ts'
import { gameWish, storedGame } from '../../../server/seeks/seek-wish.ts'
import { tellLobby } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'
import { cardOf, seekCard } from './seek-card.ts'

/** Offers a game to everybody in the lobby. */
export const post = playerProcedure
  .input(gameWish)
  .output(seekCard)
  .mutation(async ({ ctx, input }) => {
    const [db, now] = [await ctx.db(), ctx.now()]
    const row = await postSeek(db, ctx.gameOf, ctx.player, 'lobby', storedGame(input), null, now)
    tellLobby(row.playerId)
    return cardOf({ db, gameOf: ctx.gameOf, player: ctx.player, now }, row)
  })
