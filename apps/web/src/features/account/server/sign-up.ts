import { z } from 'zod'
import { hashPassword } from '../../../server/auth/password.ts'
import { demandFreeName, insertAccount, nameTaken } from '../../../server/auth/take-name.ts'
import { credential } from '../../../server/db/schema/index.ts'
import { demandAll } from './demand-all.ts'
import { enteringProcedure } from './entering-procedure.ts'
import { demandGoodPassword, readEmail, typed } from './fields.ts'
import { demandMail } from './letter.ts'
import { postVerification } from './post-verification.ts'

/**
 * A new account, signed in. What the guest had goes with it.
 *
 * An address is the account's only when a letter to it was answered. Until then it stands in the letter's row alone, so
 * signing up with an address neither takes it from its owner nor tells whether somebody has it.
 */
export const signUp = enteringProcedure
  .input(z.object({ name: typed, password: typed, email: typed.optional() }))
  .mutation(async ({ ctx, input }) => {
    await ctx.admitTo('signUp')
    const name = input.name.trim()
    const written = input.email?.trim() ?? ''
    if (written) demandMail()
    const db = await ctx.db()
    await demandAll([
      () => demandFreeName(db, name),
      () => demandGoodPassword(input.password, [name, written.toLowerCase()]),
      async () => {
        if (written) readEmail(written)
      },
    ])
    const email = written ? readEmail(written) : null
    const passwordHash = await hashPassword(input.password)
    const now = ctx.now()
    const made = await db.transaction(async (tx) => {
      const account = await insertAccount(tx, { name }, now)
      if (account) await tx.insert(credential).values({ accountId: account.id, passwordHash, changedAt: now })
      return account
    })
    if (!made) throw nameTaken()
    await ctx.enter(made.id)
    if (email) await postVerification(ctx, made, email)
  })
