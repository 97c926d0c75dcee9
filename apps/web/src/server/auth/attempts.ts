import { eq, lt, sql } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import type { Database } from '../db/open.ts'
import { attempt } from '../db/schema/index.ts'
import { tokenHashOf } from './secret-token.ts'

/** How many attempts are free, of which there is at least one, and how long the first one beyond them has to wait; every further one waits twice as long. */
export interface Patience {
  readonly free: number
  readonly firstSeconds: number
  readonly mostSeconds: number
}

/** From one place, on one account: forgetful people get five, guessers a hundred a day. */
export const fromOnePlace: Patience = { free: 5, firstSeconds: 15, mostSeconds: 900 }
/** From anywhere, on one account: many places together get little more, and its owner never waits longer than this. */
export const fromAnywhere: Patience = { free: 50, firstSeconds: 30, mostSeconds: 300 }
/** Letters to one mailbox, which others may ask for too. */
export const toOneMailbox: Patience = { free: 3, firstSeconds: 300, mostSeconds: 3_600 }

const day = 24 * 60 * 60 * 1000

/**
 * Counts an attempt before it is known how it ends, or a hundred at once would all be the first; refuses it, uncounted,
 * while the last one's wait lasts. What is counted is what was typed, not whom it means: else the counting would tell
 * which accounts there are.
 */
export async function countAttempt(db: Database, subject: string, patience: Patience, now: Date): Promise<void> {
  const key = tokenHashOf(subject)
  const at = now.toISOString()
  const count = sql`case when ${attempt.at} < ${new Date(now.getTime() - day).toISOString()}::timestamptz then 1 else ${attempt.count} + 1 end`
  const waited = sql`case when ${count} < ${patience.free} then 0 else least(${patience.mostSeconds}::float, ${patience.firstSeconds}::float * power(2, least(${count} - ${patience.free}, 20))) end`
  const counted = await db
    .insert(attempt)
    .values({ key, count: 1, at: now, freeAt: now })
    .onConflictDoUpdate({
      target: attempt.key,
      set: { count, at: now, freeAt: sql`${at}::timestamptz + ${waited} * interval '1 second'` },
      setWhere: sql`${attempt.freeAt} <= ${at}::timestamptz`,
    })
    .returning({ key: attempt.key })
  if (counted.length > 0) return
  const [waiting] = await db.select().from(attempt).where(eq(attempt.key, key))
  const left = waiting ? waiting.freeAt.getTime() - now.getTime() : 0
  throw refusal('TOO_MANY_REQUESTS', 'tooManyAttempts', { seconds: Math.max(1, Math.ceil(left / 1000)) })
}

/** After a success the count begins anew; what is a day old is cleared away with it. */
export async function forgetAttempts(db: Database, subject: string, now: Date): Promise<void> {
  await db.delete(attempt).where(eq(attempt.key, tokenHashOf(subject)))
  await db.delete(attempt).where(lt(attempt.at, new Date(now.getTime() - day)))
}
