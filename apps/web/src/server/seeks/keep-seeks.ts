import { and, asc, eq, inArray, lt, lte, ne } from 'drizzle-orm'
import { isAmong } from '../db/is-among.ts'
import type { Database } from '../db/open.ts'
import { type SeekRow, seek } from '../db/schema/index.ts'
import { isOpenAt } from './open-seeks.ts'
import { graceMs } from './open-until.ts'

/**
 * Keeps open what these players wish for, who are there now. What has died stays dead, and what somebody is answering at
 * this moment is left alone: held rows are skipped, for they are held in an order that this must not cross.
 */
export async function keepSeeks(db: Database, players: readonly string[], now: Date): Promise<void> {
  if (players.length === 0) return
  const until = new Date(now.getTime() + graceMs)
  const dying = db
    .select({ id: seek.id })
    .from(seek)
    .where(and(isOpenAt(now), lt(seek.openUntil, until), isAmong(seek.playerId, players)))
    .orderBy(asc(seek.id))
    .for('update', { skipLocked: true })
  await db.update(seek).set({ openUntil: until }).where(inArray(seek.id, dying))
}

/** How long a wish that was answered is kept, so that its owner hears what became of it. */
const keptMs = 7 * 24 * 3_600_000

/** Marks as expired what nobody kept open, and says what it was; forgets what ended long ago. */
export async function expireSeeks(db: Database, now: Date): Promise<readonly SeekRow[]> {
  const over = db
    .select({ id: seek.id })
    .from(seek)
    .where(and(eq(seek.status, 'open'), lte(seek.openUntil, now)))
    .orderBy(asc(seek.id))
    .for('update', { skipLocked: true })
  const expired = await db.update(seek).set({ status: 'expired' }).where(inArray(seek.id, over)).returning()
  // Forgetting can wait for the next time that there is anything to do.
  if (expired.length === 0) return []
  const longAgo = new Date(now.getTime() - keptMs)
  await db.delete(seek).where(and(ne(seek.status, 'open'), lt(seek.openUntil, longAgo)))
  return expired
}
