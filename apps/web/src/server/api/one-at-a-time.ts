import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import { tokenHashOf } from '../auth/secret-token.ts'
import type { Database } from '../db/open.ts'
import { attempt } from '../db/schema/index.ts'
import { log } from '../log.ts'

/** A turn that nobody renews, because its process is gone, ends by itself. */
const lastsMs = 15_000
const renewedEveryMs = 5_000

/**
 * Takes a caller's one turn at an export, whichever process is asked, or refuses while they have it. What is answered
 * gives it back; until then it is renewed.
 */
export async function takeTurn(db: Database, caller: string): Promise<() => Promise<void>> {
  const key = tokenHashOf(`export ${caller}`)
  const mine = randomInt(1, 2 ** 31 - 1)
  const times = () => {
    const at = new Date()
    return { at, freeAt: new Date(at.getTime() + lastsMs) }
  }
  const { at, freeAt } = times()
  const taken = await db
    .insert(attempt)
    .values({ key, count: mine, at, freeAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: { count: mine, at, freeAt },
      setWhere: sql`${attempt.freeAt} <= ${at.toISOString()}::timestamptz`,
    })
    .returning({ key: attempt.key })
  if (taken.length === 0) throw refusal('TOO_MANY_REQUESTS', 'oneExportAtATime', { seconds: 10 })
  const ours = and(eq(attempt.key, key), eq(attempt.count, mine))
  const told = (error: unknown) => log.warn({ err: error }, 'the turn at an export could not be kept')
  const renewal = setInterval(() => void db.update(attempt).set(times()).where(ours).catch(told), renewedEveryMs)
  renewal.unref()
  return async () => {
    clearInterval(renewal)
    await db.delete(attempt).where(ours).catch(told)
  }
}
