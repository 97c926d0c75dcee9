import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { sharedAt } from '../../../server/studies/shared-studies.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** A tree that somebody gave a short address. */
export const shared = publicProcedure
  .input(z.object({ id: gameId }))
  .output(z.object({ variant: z.string(), text: z.string(), way: z.array(z.number()).readonly() }))
  .query(async ({ ctx, input: { id } }) => {
    const found = await sharedAt(await ctx.db(), id)
    if (!found) throw refusal('NOT_FOUND', 'studyNotFound', { id })
    return found
  })
