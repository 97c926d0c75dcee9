import { z } from 'zod'
import { foundPlayer, searchPlayers } from '../../../server/records/search-players.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'
import { playerName } from './read.ts'

/** Players whose names begin like that. */
export const search = publicProcedure
  .input(z.object({ beginning: playerName }))
  .output(z.array(foundPlayer))
  .query(async ({ ctx, input }) => searchPlayers(await ctx.db(), input.beginning))
