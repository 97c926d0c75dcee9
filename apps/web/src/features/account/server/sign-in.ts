import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { countAttempt, forgetAttempts, fromAnywhere, fromOnePlace } from '../../../server/auth/attempts.ts'
import { accountAt, accountNamed } from '../../../server/auth/find-account.ts'
import { isPassword } from '../../../server/auth/password.ts'
import { credential } from '../../../server/db/schema/index.ts'
import { enteringProcedure } from './entering-procedure.ts'
import { typed } from './fields.ts'

/**
 * Signs in by name or mail address and password. Whoever does not get in learns nothing else: a name nobody has, one
 * without a password and a wrong password are one answer, after the same work and the same count of attempts.
 */
export const signIn = enteringProcedure
  .input(z.object({ who: typed, password: typed }))
  .mutation(async ({ ctx, input }) => {
    await ctx.admitTo('credential')
    const who = input.who.trim().toLowerCase()
    const db = await ctx.db()
    const [here, anywhere] = [`password ${ctx.address} ${who}`, `password ${who}`]
    await countAttempt(db, here, fromOnePlace, ctx.now())
    await countAttempt(db, anywhere, fromAnywhere, ctx.now())
    const found = await (who.includes('@') ? accountAt(db, who) : accountNamed(db, who))
    const [kept] = await db
      .select()
      .from(credential)
      .where(eq(credential.accountId, found?.id ?? ''))
    const isRight = await isPassword(kept?.passwordHash ?? null, input.password)
    if (!isRight || !found) throw refusal('UNAUTHORIZED', 'wrongCredentials', { field: 'password' })
    await forgetAttempts(db, here, ctx.now())
    await forgetAttempts(db, anywhere, ctx.now())
    await ctx.enter(found.id)
  })
