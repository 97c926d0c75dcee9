import { z } from 'zod'
import { accountProcedure } from '../../../server/trpc/procedures.ts'
import { confirmOwner } from './confirm-owner.ts'
import { readEmail, typed } from './fields.ts'
import { demandMail, post } from './letter.ts'
import { postVerification } from './post-verification.ts'

/** Begins to change the mail address: the new one counts once its letter is answered, and the old one is told at once. */
export const changeEmail = accountProcedure
  .input(z.object({ email: typed, password: typed }))
  .mutation(async ({ ctx, input }) => {
    demandMail()
    const { account } = ctx.session
    const email = readEmail(input.email)
    await confirmOwner(ctx, ctx.session, input.password)
    await postVerification(ctx, account, email)
    const told = account.email
    if (told && told !== email) post(ctx, { kind: 'emailChanging', to: told, name: account.name, path: '/account' })
  })
