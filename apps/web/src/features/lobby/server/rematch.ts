import { z } from 'zod'
import { gameId } from '../../../server/games/game-id.ts'
import { askRematch } from '../../../server/seeks/ask-rematch.ts'
import { tellBegun, tellLobby } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'
import { rematchState } from './rematch-state.ts'

/** Asks for a game once more with sides changed, or agrees to it where the other player has asked. */
export const rematch = playerProcedure
  .input(z.object({ gameId }))
  .output(rematchState)
  .mutation(async ({ ctx, input }) => {
    const became = await askRematch(await ctx.db(), ctx.gameOf, ctx.player, input.gameId, ctx.now())
    if (became.kind === 'begun') {
      if (became.isNew) tellBegun(became.begun)
      return { gameId: became.begun.gameId, offer: null }
    }
    if (became.isNew) tellLobby(became.row.playerId, became.row.opponentId)
    return { gameId: null, offer: { id: became.row.id, isMine: true } }
  })
