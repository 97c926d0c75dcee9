import { z } from 'zod'
import { recentPlayer, recentPlayers } from '../../../server/records/recent-players.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** Who has played lately. */
export const recent = publicProcedure
  .output(z.array(recentPlayer))
  .query(async ({ ctx }) => recentPlayers(await ctx.db()))
