import { describe } from '@variorum/engine/ask'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { visitorProcedure } from '../../../server/trpc/procedures.ts'
import { changeGame } from './change-game.ts'
import { answerOf, gameAnswer } from './game-answer.ts'
import { lockGame } from './stored-game.ts'

/**
 * Ends a game as its player and its bot have agreed: the bot gives up, or it is drawn. The bot thinks with its player, so
 * its word is the player's to bring. Doing it twice is doing it once.
 */
export const settle = visitorProcedure
  .input(z.object({ id: gameId, ply: z.int().min(0), as: z.enum(['conceded', 'drawn']) }))
  .output(gameAnswer)
  .mutation(async ({ ctx, input: { id, ply, as } }) => {
    const stored = await (await ctx.db()).transaction(async (tx) => {
      const { row, moves } = await lockGame(tx, id, ctx.owner)
      const reason = as === 'drawn' ? 'agreement' : 'resignation'
      if (row.status === 'over' && row.reason === reason) return { row, moves }
      const played = await ctx.gameOf(row.variant)
      const state = answerOf(played, { row, moves }, ctx.owner)
      const { personSeat } = row
      if (!played || personSeat === null) throw refusal('BAD_REQUEST', 'noBotHere', {}, state)
      if (row.status === 'over') throw refusal('CONFLICT', 'gameOver', {}, state)
      if (ply !== row.ply) throw refusal('CONFLICT', 'conflict', { ply: row.ply }, state)
      const seats = describe(played).seats.length
      // Where several play, who gives up leaves the others to play on, and that is for the rules to say.
      if (seats !== 2) throw refusal('BAD_REQUEST', 'badSeat', { seat: personSeat }, state)
      const scores = as === 'drawn' ? [0.5, 0.5] : [0, 1].map((seat) => (seat === personSeat ? 1 : 0))
      const outcome = { reason, winner: as === 'drawn' ? null : personSeat, scores }
      return { row: await changeGame(tx, row, ply, outcome, ctx.now(), row.clockState), moves }
    })
    return answerOf(await ctx.gameOf(stored.row.variant), stored, ctx.owner)
  })
