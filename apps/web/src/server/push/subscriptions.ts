import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type PushSubscriptionRow, pushSubscription, session } from '../db/schema/index.ts'

/** More browsers than anybody uses; the oldest make room. */
const mostBrowsers = 10

/** What a browser tells of itself when it subscribes. */
export type BrowserKeys = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>

/** From now on this browser takes messages for the account that is signed in on it. */
export async function subscribe(
  db: Database,
  of: Pick<PushSubscriptionRow, 'accountId' | 'sessionHash'>,
  keys: BrowserKeys,
  now: Date,
): Promise<void> {
  const row = { ...keys, ...of, createdAt: now }
  await db.transaction(async (tx) => {
    // A browser has one subscription: an earlier one of this session is dead.
    await tx.delete(pushSubscription).where(eq(pushSubscription.sessionHash, of.sessionHash))
    await tx.insert(pushSubscription).values(row).onConflictDoUpdate({ target: pushSubscription.endpoint, set: row })
    const surplus = tx
      .select({ endpoint: pushSubscription.endpoint })
      .from(pushSubscription)
      .where(eq(pushSubscription.accountId, of.accountId))
      .orderBy(desc(pushSubscription.createdAt), pushSubscription.endpoint)
      .offset(mostBrowsers)
    await tx.delete(pushSubscription).where(inArray(pushSubscription.endpoint, surplus))
  })
}

/** Whoever is signed in by this session is sent nothing there any more. */
export async function unsubscribe(db: Database, sessionHash: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.sessionHash, sessionHash))
}

export async function hasSubscription(db: Database, sessionHash: string): Promise<boolean> {
  return (await db.$count(pushSubscription, eq(pushSubscription.sessionHash, sessionHash))) > 0
}

/** The browsers on which an account is signed in and takes messages. */
export async function browsersOf(db: Database, accountId: string, now: Date): Promise<PushSubscriptionRow[]> {
  const rows = await db
    .select({ browser: pushSubscription })
    .from(pushSubscription)
    .innerJoin(session, eq(session.tokenHash, pushSubscription.sessionHash))
    .where(and(eq(pushSubscription.accountId, accountId), gt(session.expiresAt, now)))
  return rows.map(({ browser }) => browser)
}

/** A browser that takes no messages any more. */
export async function forgetBrowser(db: Database, endpoint: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.endpoint, endpoint))
}
