import { z } from 'zod'
import { countAttempt, toOneMailbox } from '../../../server/auth/attempts.ts'
import { accountAt } from '../../../server/auth/find-account.ts'
import { issueMailToken } from '../../../server/auth/mail-token.ts'
import { enteringProcedure } from './entering-procedure.ts'
import { readEmail, typed } from './fields.ts'
import { demandMail, post } from './letter.ts'

const paths = { signIn: '/sign-in/link', resetPassword: '/reset' } as const

/**
 * Sends a letter that signs its reader in, or lets them choose a new password. The answer is the same, and comes after
 * the same work, whether anybody has the address: a link is written down either way, and only the letter is missing.
 */
export const askLetter = enteringProcedure
  .input(z.object({ email: typed, purpose: z.enum(['signIn', 'resetPassword']) }))
  .mutation(async ({ ctx, input }) => {
    demandMail()
    const { purpose } = input
    const email = readEmail(input.email)
    const db = await ctx.db()
    await ctx.admitTo('letter')
    await countAttempt(db, `letter ${email}`, toOneMailbox, ctx.now())
    const found = await accountAt(db, email)
    const token = await issueMailToken(db, { purpose, email, accountId: found?.id ?? null }, ctx.now())
    if (found) post(ctx, { kind: purpose, to: email, name: found.name, path: `${paths[purpose]}?token=${token}` })
  })
