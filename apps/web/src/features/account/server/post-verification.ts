import { countAttempt, toOneMailbox } from '../../../server/auth/attempts.ts'
import { issueMailToken } from '../../../server/auth/mail-token.ts'
import type { AccountRow } from '../../../server/db/schema/index.ts'
import type { Context } from '../../../server/trpc/context.ts'
import { post } from './letter.ts'

/** Sends the letter by which somebody shows that an address is theirs. */
export async function postVerification(ctx: Context, { id, name }: AccountRow, email: string): Promise<void> {
  const db = await ctx.db()
  await ctx.admitTo('letter')
  await countAttempt(db, `letter ${email}`, toOneMailbox, ctx.now())
  const token = await issueMailToken(db, { purpose: 'verifyEmail', email, accountId: id }, ctx.now())
  post(ctx, { kind: 'verifyEmail', to: email, name, path: `/verify?token=${token}` })
}
