import { askExplain } from '@variorum/engine/ask'
import { z } from 'zod'
import { movesPerPoint } from '../../../../lib/engine-router/about.ts'
import { explainAnswer } from '../../../../lib/engine-router/answer-schemas.ts'
import { answered, cell } from '../../../../lib/engine-router/line.ts'
import { refusal } from '../../../../lib/refusal.ts'
import { gameId } from '../../../../server/games/game-id.ts'
import { readOnline, seatOf } from '../../../../server/games/online-game.ts'
import { lineOf } from '../../../../server/games/stored-line.ts'
import { publicProcedure } from '../../../../server/trpc/procedures.ts'

/** Why one's man can or cannot move, as far as one can know where each sees only a share, on one's turn, now or when `ply` moves had been played. */
export const explain = publicProcedure
  .input(z.object({ id: gameId, ply: z.int().min(0), cell }))
  .output(explainAnswer)
  .query(async ({ ctx, input }) => {
    const game = await readOnline(await ctx.db(), input.id)
    const seat = seatOf(game, ctx.player?.id ?? null)
    if (seat === null) throw refusal('FORBIDDEN', 'notYours', { id: input.id })
    if (game.row.clockState?.running !== seat) throw refusal('CONFLICT', 'conflict', { ply: game.row.ply })
    const line = lineOf(game)
    await ctx.admit('rules', Math.floor(line.moves.length / movesPerPoint))
    const played = await ctx.gameOf(line.variant)
    if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant: line.variant })
    return answered(askExplain(played, { ...line, moves: line.moves.slice(0, input.ply) }, input.cell, seat))
  })
