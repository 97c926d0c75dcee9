import { eq } from 'drizzle-orm'
import { refusal } from '../../../lib/refusal.ts'
import { countAttempt, forgetAttempts, fromAnywhere } from '../../../server/auth/attempts.ts'
import { isPassword } from '../../../server/auth/password.ts'
import type { Session } from '../../../server/auth/session.ts'
import { credential } from '../../../server/db/schema/index.ts'
import type { Context } from '../../../server/trpc/context.ts'

/** Who has no password must have signed in within this time, by whatever way they do. */
const freshMs = 15 * 60 * 1000

/**
 * Makes sure that it is the account's owner who asks for something that cannot be undone, and not who found the device
 * unlocked. Answers by what it was shown.
 */
export async function confirmOwner(
  ctx: Context,
  session: Session,
  password: string,
): Promise<'password' | 'freshness'> {
  const now = ctx.now()
  const db = await ctx.db()
  const [kept] = await db.select().from(credential).where(eq(credential.accountId, session.account.id))
  if (!kept) {
    if (now.getTime() - session.openedAt.getTime() <= freshMs) return 'freshness'
    throw refusal('PRECONDITION_FAILED', 'signInAgain')
  }
  const subject = `owner ${session.account.id}`
  await ctx.admitTo('credential')
  await countAttempt(db, subject, fromAnywhere, now)
  if (!(await isPassword(kept.passwordHash, password))) {
    throw refusal('FORBIDDEN', 'wrongPassword', { field: 'password' })
  }
  await forgetAttempts(db, subject, now)
  return 'password'
}
