import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type AccountRow, account, session } from '../db/schema/index.ts'
import { newSecretToken, tokenHashOf } from './secret-token.ts'

export const sessionCookie = 'variorum.session'

const daySeconds = 24 * 60 * 60
export const sessionSeconds = 60 * daySeconds
/** A session in use is prolonged, but not written anew with every request. */
const staleSeconds = 7 * daySeconds

/** An account that is signed in on the device that asks. */
export interface Session {
  readonly tokenHash: string
  readonly account: AccountRow
  readonly openedAt: Date
  readonly expiresAt: Date
  readonly isStale: boolean
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Opens a session for an account, clears away those of it that have run out, and answers what its cookie holds. */
export async function openSession(tx: Database, accountId: string, now: Date): Promise<string> {
  const token = newSecretToken()
  await tx.delete(session).where(and(eq(session.accountId, accountId), lte(session.expiresAt, now)))
  await tx
    .insert(session)
    .values({ tokenHash: tokenHashOf(token), accountId, createdAt: now, expiresAt: after(now, sessionSeconds) })
  return token
}

/** The session a cookie opens, or null: one that ended, ran out, never was, or belongs to a closed account. */
export async function readSession(db: Database, token: string | undefined, now: Date): Promise<Session | null> {
  if (!token) return null
  const tokenHash = tokenHashOf(token)
  const [found] = await db
    .select({ account, openedAt: session.createdAt, expiresAt: session.expiresAt })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now), isNull(account.closedAt)))
  if (!found) return null
  const { openedAt, expiresAt } = found
  const isStale = expiresAt < after(now, sessionSeconds - staleSeconds)
  return { tokenHash, account: found.account, openedAt, expiresAt, isStale }
}

export async function prolongSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ expiresAt: after(now, sessionSeconds) })
    .where(eq(session.tokenHash, tokenHash))
}

export async function endSession(tx: Database, tokenHash: string): Promise<void> {
  await tx.delete(session).where(eq(session.tokenHash, tokenHash))
}

/** Signs an account out on every device, the one that asks excepted where it is named. */
export async function endSessionsOf(tx: Database, accountId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(session.tokenHash, except)
  await tx.delete(session).where(and(eq(session.accountId, accountId), others))
}
