import { z } from 'zod'
import { caseFile } from '../../../server/people/case-file.ts'
import { caseOf, openCases } from '../../../server/people/case-of.ts'
import { moderatorProcedure } from '../../../server/trpc/procedures.ts'

/** As many people as are judged in one sitting; the others move up. */
const mostCases = 20

/** Whom reports are open about, the longest waiting first, with all that is known of them. */
export const queue = moderatorProcedure.output(z.array(caseFile).readonly()).query(async ({ ctx }) => {
  const [db, now] = [await ctx.db(), ctx.now()]
  const cases = []
  for (const [playerId, reports] of await openCases(db, mostCases)) {
    cases.push(await caseOf(db, playerId, reports, now))
  }
  return cases
})
