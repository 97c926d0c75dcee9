import { z } from 'zod'
import { gameId } from '../../../server/games/game-id.ts'
import { seatView, seatViewOf } from '../../../server/games/seat-view.ts'
import { sameRulesProcedure } from '../../../server/trpc/procedures.ts'
import { answerOf, gameAnswer } from './game-answer.ts'
import { seated } from './seated.ts'

export const seatNumber = z.int().min(0).max(15)

/** Shows the board to the seat to move, and to no other, in a game in which not everybody sees everything. */
export const look = sameRulesProcedure
  .input(z.object({ id: gameId, seat: seatNumber }))
  .output(z.object({ game: gameAnswer, view: seatView }))
  .query(async ({ ctx, input }) => {
    const { played, stored } = await seated(ctx, input.id, input.seat)
    return { game: answerOf(played, stored, stored.row.owner), view: seatViewOf(played, stored, input.seat) }
  })
