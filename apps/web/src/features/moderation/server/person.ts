import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { report } from '../../../server/db/schema/index.ts'
import { plainText } from '../../../server/games/plain-text.ts'
import { caseFile } from '../../../server/people/case-file.ts'
import { caseOf } from '../../../server/people/case-of.ts'
import { personOf } from '../../../server/people/person-of.ts'
import { moderatorProcedure } from '../../../server/trpc/procedures.ts'

/** All that is known of one account, reported or not. */
export const person = moderatorProcedure
  .input(z.object({ name: plainText.min(1).max(40) }))
  .output(caseFile)
  .query(async ({ ctx, input }) => {
    const db = await ctx.db()
    const { id } = await personOf(db, input)
    const reports = await db
      .select()
      .from(report)
      .where(and(eq(report.accusedId, id), eq(report.status, 'open')))
      .orderBy(asc(report.createdAt), report.id)
    return caseOf(db, id, reports, ctx.now())
  })
