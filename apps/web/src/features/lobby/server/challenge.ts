import { plainText } from '../../../server/games/plain-text.ts'
import { addresseeOf } from '../../../server/seeks/addressee-of.ts'
import { postSeek } from '../../../server/seeks/post-seek.ts'
import { gameWish, storedGame } from '../../../server/seeks/seek-wish.ts'
import { tellLobby } from '../../../server/seeks/tell-lobby.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'
import { cardOf, seekCard } from './seek-card.ts'

/** Offers a game to one player by name, or to whoever is given its address. */
export const challenge = playerProcedure
  .input(gameWish.extend({ opponent: plainText.min(1).max(40).optional() }))
  .output(seekCard)
  .mutation(async ({ ctx, input: { opponent, ...wish } }) => {
    const [db, now] = [await ctx.db(), ctx.now()]
    const addressee = opponent === undefined ? null : await addresseeOf(db, ctx.player, opponent)
    const kind = addressee ? 'direct' : 'link'
    const row = await postSeek(db, ctx.gameOf, ctx.player, kind, storedGame(wish), addressee, now)
    tellLobby(row.playerId, row.opponentId)
    return cardOf({ db, gameOf: ctx.gameOf, player: ctx.player, now }, row)
  })
