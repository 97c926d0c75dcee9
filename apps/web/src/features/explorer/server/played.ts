import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { playedHere, playedHereAnswer } from '../../../server/openings/played-here.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** What was played in a position between people, in games that are over. */
export const played = publicProcedure
  .input(z.object({ variant: z.string().min(1).max(64), position: z.string().regex(/^[0-9a-z]{14}$/) }))
  .output(playedHereAnswer)
  .query(async ({ ctx, input: { variant, position } }) => {
    const game = await ctx.gameOf(variant)
    if (!game) throw refusal('NOT_FOUND', 'unknownVariant', { variant })
    const { slug, seats } = game.variant
    return playedHere(await ctx.db(), ctx.gameOf, { variant: slug, seats: seats.length, key: position })
  })
