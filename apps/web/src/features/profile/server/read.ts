import { z } from 'zod'
import { plainText } from '../../../server/games/plain-text.ts'
import { profile, profileOf } from '../../../server/records/profile.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

export const playerName = plainText.min(1).max(40)

/** The profile of a name; null when nobody goes by it. */
export const read = publicProcedure
  .input(z.object({ name: playerName }))
  .output(profile.nullable())
  .query(async ({ ctx, input }) => profileOf(await ctx.db(), input.name, ctx.now()))
