import { z } from 'zod'
import { gameId } from '../../../server/games/game-id.ts'
import { plainText } from '../../../server/games/plain-text.ts'
import { seatView, viewAfter } from '../../../server/games/seat-view.ts'
import { visitorProcedure } from '../../../server/trpc/procedures.ts'
import { appendMove } from './append-move.ts'
import { thought } from './clock-in.ts'
import { answerOf, gameAnswer } from './game-answer.ts'

export const moveInput = z.object({
  id: gameId,
  /** How many moves the sender had seen. Another number than the server's is a `conflict`. */
  ply: z.int().min(0),
  /** The version the sender had seen, if it wants moves taken back and played again to count as a conflict too. */
  version: z.int().min(0).optional(),
  move: plainText.min(1).max(64),
  /** Made up by the sender, one per move it means to make: sent again, it is a retry and changes nothing. */
  clientId: plainText.min(8).max(64),
  /** Where the game has clocks. */
  thought: thought.optional(),
})

const movedAnswer = gameAnswer.unwrap().extend({
  /** What the mover sees now, where not everybody sees everything; null where they do. */
  view: seatView.nullable(),
})

/** Plays a move and answers once it is committed. */
export const move = visitorProcedure
  .input(moveInput)
  .output(movedAnswer)
  .mutation(async ({ ctx, input }) => {
    const stored = await appendMove(await ctx.db(), ctx.gameOf, ctx.owner, input, ctx.now())
    const played = await ctx.gameOf(stored.row.variant)
    return { ...answerOf(played, stored, ctx.owner), view: viewAfter(played, stored, input.ply) }
  })
