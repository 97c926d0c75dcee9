import { askExplain } from '@variorum/engine/ask'
import { z } from 'zod'
import { explainAnswer } from '../../../lib/engine-router/answer-schemas.ts'
import { answered, cell } from '../../../lib/engine-router/line.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { lineOf } from '../../../server/games/stored-line.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'
import { seatNumber } from './look.ts'
import { seated } from './seated.ts'

/** Why a man can or cannot move, as far as the seat to move can know, now or when `ply` moves had been played. */
export const explain = publicProcedure
  .input(z.object({ id: gameId, seat: seatNumber, ply: z.int().min(0), cell }))
  .output(explainAnswer)
  .query(async ({ ctx, input }) => {
    const { played, stored } = await seated(ctx, input.id, input.seat)
    const line = lineOf(stored)
    return answered(askExplain(played, { ...line, moves: line.moves.slice(0, input.ply) }, input.cell, input.seat))
  })
