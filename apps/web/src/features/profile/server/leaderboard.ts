import { leaderboard as board, leaderboardOf, leaderboardQuery } from '../../../server/records/leaderboard.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** The best at a variant and speed. */
export const leaderboard = publicProcedure
  .input(leaderboardQuery)
  .output(board)
  .query(async ({ ctx, input }) => leaderboardOf(await ctx.db(), input, ctx.now()))
