import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { mailToken } from '../db/schema/index.ts'
import { newSecretToken, tokenHashOf } from './secret-token.ts'

export type MailPurpose = (typeof mailToken.$inferSelect)['purpose']

const minuteMs = 60 * 1000

/** How long a link is good: an hour is enough to open a mailbox; confirming an address may wait until tomorrow. */
const goodForMs: Readonly<Record<MailPurpose, number>> = {
  signIn: 15 * minuteMs,
  resetPassword: 60 * minuteMs,
  verifyEmail: 48 * 60 * minuteMs,
}

interface Addressed {
  readonly purpose: MailPurpose
  readonly email: string
  /** Null where nobody has the address: such a link opens nothing, and making it takes as long. */
  readonly accountId: string | null
}

/** Writes down a link that may be used once, and answers what the letter has to hold. */
export async function issueMailToken(db: Database, addressed: Addressed, now: Date): Promise<string> {
  const token = newSecretToken()
  await db.delete(mailToken).where(lt(mailToken.expiresAt, now))
  const expiresAt = new Date(now.getTime() + goodForMs[addressed.purpose])
  await db.insert(mailToken).values({ ...addressed, tokenHash: tokenHashOf(token), expiresAt })
  return token
}

/** Uses a link up: of two who come with it at the same time, one gets what it opens. */
export async function redeemMailToken(
  tx: Database,
  purpose: MailPurpose,
  token: string,
  now: Date,
): Promise<{ readonly accountId: string; readonly email: string } | null> {
  const [used] = await tx
    .update(mailToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailToken.tokenHash, tokenHashOf(token)),
        eq(mailToken.purpose, purpose),
        isNull(mailToken.usedAt),
        gt(mailToken.expiresAt, now),
      ),
    )
    .returning({ accountId: mailToken.accountId, email: mailToken.email })
  const accountId = used?.accountId
  return used && accountId ? { accountId, email: used.email } : null
}

/** Letters that were sent before something changed open nothing any more. */
export async function revokeMailTokens(tx: Database, accountId: string): Promise<void> {
  await tx.delete(mailToken).where(eq(mailToken.accountId, accountId))
}
