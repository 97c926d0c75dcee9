import { z } from 'zod'
import { longestReport, reportReasons } from '../../../lib/report/report-reason.ts'
import { plainText, readText } from '../../../server/games/plain-text.ts'
import { fileReport } from '../../../server/people/file-report.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Tells the moderators of a player, a game or a message. */
export const report = playerProcedure
  .input(
    z.object({
      of: z.object({ kind: z.enum(['message', 'player', 'game']), id: plainText.min(1).max(64) }),
      reason: z.enum(reportReasons),
      words: readText.trim().max(longestReport).default(''),
    }),
  )
  .output(z.object({ isNew: z.boolean() }))
  .mutation(async ({ ctx, input }) => {
    await ctx.admitTo('report')
    return fileReport(await ctx.db(), ctx.player, input, ctx.now())
  })
