import { z } from 'zod'
import { plainText } from '../../../server/games/plain-text.ts'
import { curvePoint, ratingCurve } from '../../../server/records/rating-curve.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'
import { playerName } from './read.ts'

/** How a player's ratings in a variant went. */
export const curve = publicProcedure
  .input(z.object({ name: playerName, variant: plainText.min(1).max(64) }))
  .output(z.array(curvePoint))
  .query(async ({ ctx, input }) => ratingCurve(await ctx.db(), input.name, input.variant))
