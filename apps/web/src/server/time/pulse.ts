import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { pulse } from '../db/schema/index.ts'

/** So long without any server, and it is said to have been away. */
export const awayMs = 5_000

/** There is one row. */
const id = 1

/**
 * Says that a server is there. Whoever finds that none was, for a while, learns for how long; `giveBack` is called for
 * it in the same transaction, while every other server waits, so it happens once. Answers what it answers.
 */
export async function beat<T>(
  db: Database,
  now: Date,
  giveBack: (tx: Database, gapMs: number) => Promise<T>,
): Promise<T | undefined> {
  // Another server's clock may be a little ahead.
  const at = sql`greatest(${pulse.at}, ${now.toISOString()}::timestamptz)`
  const isNear = gt(pulse.at, new Date(now.getTime() - awayMs))
  const usual = await db
    .update(pulse)
    .set({ at })
    .where(and(eq(pulse.id, id), isNear))
    .returning({ id: pulse.id })
  if (usual.length > 0) return undefined
  return db.transaction(async (tx) => {
    await tx.insert(pulse).values({ id, at: now }).onConflictDoNothing()
    const [last] = await tx.select().from(pulse).where(eq(pulse.id, id)).for('update')
    const gapMs = now.getTime() - (last?.at.getTime() ?? now.getTime())
    const given = gapMs > awayMs ? await giveBack(tx, gapMs) : undefined
    await tx.update(pulse).set({ at }).where(eq(pulse.id, id))
    return given
  })
}

/** When a server was last there, as part of a question; null before the first time. */
export const lastBeat = sql`(select at from pulse where id = ${id})`
