import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { plainRows, rowIn } from '../db/rows-in.ts'
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
  const [found] = await plainRows(
    db,
    sql`select account.*, session.created_at as opened_at, session.expires_at
      from session join account on account.id = session.account_id
      where session.token_hash = ${tokenHash} and session.expires_at > ${now.toISOString()}::timestamptz
        and account.closed_at is null`,
  )
  if (!found) return null
  const { opened_at: openedAt, expires_at: expiresAt } = times.parse(found)
  const isStale = expiresAt < after(now, sessionSeconds - staleSeconds)
  return { tokenHash, account: rowIn(account, found), openedAt, expiresAt, isStale }
}

const times = z.object({ opened_at: z.coerce.date(), expires_at: z.coerce.date() })

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
