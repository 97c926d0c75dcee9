import { z } from 'zod'
import { plainText } from '../../../server/games/plain-text.ts'
import { curvePoint, ratingCurve } from '../../../server/records/rating-curve.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'
import { playerName } from './read.ts'

/** A line with a step for each day says nothing of a rating that is younger. */
const fineMs = 14 * 24 * 60 * 60 * 1_000

/** How a player's ratings in a variant went. */
export const curve = publicProcedure
  .input(z.object({ name: playerName, variant: plainText.min(1).max(64) }))
  .output(z.array(curvePoint))
  .query(async ({ ctx, input }) =>
    ratingCurve(await ctx.db(), input.name, input.variant, new Date(ctx.now().getTime() - fineMs)),
  )
