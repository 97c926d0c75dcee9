import { z } from 'zod'
import { boardInShort, boardsInShort } from '../../../server/records/leaderboard.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** Which leaderboards there are. */
export const leaderboards = publicProcedure
  .output(z.array(boardInShort))
  .query(async ({ ctx }) => boardsInShort(await ctx.db()))
