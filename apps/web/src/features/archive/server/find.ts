import { archiveQuery } from '../../../server/records/archive-query.ts'
import { findGames, foundGames } from '../../../server/records/find-games.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** Searches the games that were played between people. */
export const find = publicProcedure
  .input(archiveQuery)
  .output(foundGames)
  .query(async ({ ctx, input }) => findGames(await ctx.db(), ctx.gameOf, input))
