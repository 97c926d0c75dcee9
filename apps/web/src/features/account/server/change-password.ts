import { z } from 'zod'
import { mailWay } from '../../../server/auth/mail.ts'
import { revokeMailTokens } from '../../../server/auth/mail-token.ts'
import { endSessionsOf } from '../../../server/auth/session.ts'
import { tellSignedOut } from '../../../server/realtime/tell-signed-out.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'
import { confirmOwner } from './confirm-owner.ts'
import { demandGoodPassword, typed } from './fields.ts'
import { keepPassword } from './keep-password.ts'
import { post } from './letter.ts'

/** Another password, or a first one. It signs out every other device and voids the letters on their way. */
export const changePassword = accountProcedure
  .input(z.object({ password: typed, next: typed }))
  .mutation(async ({ ctx, input }) => {
    const { account, tokenHash } = ctx.session
    await demandGoodPassword(input.next, [account.name, account.email ?? ''], 'next')
    await confirmOwner(ctx, ctx.session, input.password)
    const keep = await keepPassword(input.next, ctx.now())
    const db = await ctx.db()
    await db.transaction(async (tx) => {
      await keep(tx, account.id)
      await endSessionsOf(tx, account.id, tokenHash)
      await revokeMailTokens(tx, account.id)
    })
    tellSignedOut(account.id)
    if (account.email && mailWay() !== null) {
      post(ctx, { kind: 'passwordChanged', to: account.email, name: account.name, path: '/forgot' })
    }
  })
