import { z } from 'zod'
import { logEntry } from '../../../server/people/case-file.ts'
import { logOf } from '../../../server/people/moderation-entries.ts'
import { moderatorProcedure } from '../../../server/trpc/procedures.ts'

/** What moderators did last. */
export const log = moderatorProcedure
  .output(z.array(logEntry).readonly())
  .query(async ({ ctx }) => logOf(await ctx.db(), 50))
