import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { game } from '../../../server/db/schema/index.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { visitorProcedure } from '../../../server/trpc/procedures.ts'
import { lockGame } from './stored-game.ts'

/** So many are told; whoever asks oftener has long been helped. */
const mostHints = 500

/** Remembers that a hint was asked for. No change of the game: a move that is on its way is not held up by it. */
export const noteHint = visitorProcedure
  .input(z.object({ id: gameId, ply: z.int().min(0) }))
  .mutation(async ({ ctx, input: { id, ply } }) => {
    await (await ctx.db()).transaction(async (tx) => {
      const { row } = await lockGame(tx, id, ctx.owner)
      const { botStory } = row
      if (row.botLevel === null) throw refusal('BAD_REQUEST', 'noBotHere')
      const { hints = [] } = botStory
      if (row.status === 'over' || ply > row.ply || hints.includes(ply) || hints.length >= mostHints) return
      const told = { ...botStory, hints: [...hints, ply] }
      await tx.update(game).set({ botStory: told }).where(eq(game.id, id))
    })
  })
