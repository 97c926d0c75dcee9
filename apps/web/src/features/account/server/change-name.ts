import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { nameKeyOf } from '../../../server/auth/name.ts'
import { demandFreeName, nameTaken, retireName } from '../../../server/auth/take-name.ts'
import { isUniqueViolation } from '../../../server/db/is-unique-violation.ts'
import { account } from '../../../server/db/schema/index.ts'
import { endRenames } from '../../../server/people/rename-account.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'
import { typed } from './fields.ts'

/** Another name, once. The old one is nobody's from now on; games keep the name they were played under. */
export const changeName = accountProcedure.input(z.object({ name: typed })).mutation(async ({ ctx, input }) => {
  const { account: mine } = ctx.session
  const db = await ctx.db()
  const name = input.name.trim()
  const now = ctx.now()
  if (name === mine.name) throw refusal('BAD_REQUEST', 'nameSame', { field: 'name' })
  await demandFreeName(db, name, mine.id)
  try {
    await db.transaction(async (tx) => {
      const [changed] = await tx
        .update(account)
        .set({ name, nameKey: nameKeyOf(name), nameChangedAt: now })
        .where(and(eq(account.id, mine.id), isNull(account.nameChangedAt)))
        .returning({ id: account.id })
      if (!changed) throw refusal('CONFLICT', 'nameChanged', { field: 'name' })
      await endRenames(tx, mine.id, now)
      if (nameKeyOf(mine.name) !== nameKeyOf(name)) await retireName(tx, mine.name, now)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken()
    throw error
  }
})
