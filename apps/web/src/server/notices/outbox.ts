import { and, asc, eq, inArray, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAmong } from '../db/is-among.ts'
import { locks } from '../db/locks.ts'
import type { Database } from '../db/open.ts'
import { type NoticeRow, notice } from '../db/schema/index.ts'

const minuteMs = 60_000

/** Letters to one player are at least so far apart: what happens meanwhile goes into the next. */
export const letterGapMs = 15 * minuteMs
/** Whoever took a notice and has not said what became of it by then has died with it. */
const leaseMs = 2 * minuteMs
/** Taken at once, so that what one process has in hand is soon done. */
const most = 20
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/**
 * Takes notices whose time has come. One process takes at a time, so that all that is due to one player by letter is in
 * one pair of hands and makes one letter. Whoever takes a notice has it alone for a while, and has to say what became of it.
 */
export function takeDue(db: Database, now: Date): Promise<NoticeRow[]> {
  const other = alias(notice, 'other')
  const hadLetter = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.playerId, notice.playerId),
        eq(other.channel, 'email'),
        sql`${other.triedAt} > ${before(now, letterGapMs).toISOString()}::timestamptz`,
      ),
    )
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(locks.taking))})`)
    const due = tx
      .select({ id: notice.id })
      .from(notice)
      .where(
        and(
          eq(notice.status, 'waiting'),
          lte(notice.dueAt, now),
          or(isNull(notice.triedAt), lt(notice.triedAt, before(now, leaseMs))),
          or(eq(notice.channel, 'push'), notExists(hadLetter)),
        ),
      )
      .orderBy(asc(notice.dueAt))
      .limit(most)
      .for('update', { skipLocked: true })
    return tx
      .update(notice)
      .set({ triedAt: now, tries: sql`${notice.tries} + 1` })
      .where(inArray(notice.id, due))
      .returning()
  })
}

const byId = (rows: readonly NoticeRow[]) =>
  inArray(
    notice.id,
    rows.map(({ id }) => id),
  )

/** They are sent, or no news any more. */
export async function settle(db: Database, rows: readonly NoticeRow[], status: 'sent' | 'dropped'): Promise<void> {
  if (rows.length === 0) return
  // What was dropped unsent was no letter, and keeps none back.
  const triedAt = status === 'dropped' ? { triedAt: null } : {}
  await db
    .update(notice)
    .set({ status, ...triedAt })
    .where(byId(rows))
}

/** To be looked at again, as if nobody had. */
export async function postpone(db: Database, row: NoticeRow, until: Date): Promise<void> {
  await db
    .update(notice)
    .set({ dueAt: until, triedAt: null, tries: row.tries - 1 })
    .where(eq(notice.id, row.id))
}

/** Tried so often, it is given up: about a day and a half after the first time. */
const mostTries = 6

/** It could not be sent: tried again, each time after a longer while. */
export async function tryLater(db: Database, rows: readonly NoticeRow[], now: Date): Promise<void> {
  const [hopeless, others] = [
    rows.filter(({ tries }) => tries >= mostTries),
    rows.filter(({ tries }) => tries < mostTries),
  ]
  await settle(db, hopeless, 'dropped')
  for (const { id, tries } of others) {
    const dueAt = new Date(now.getTime() + 2 * minuteMs * 4 ** (tries - 1))
    await db.update(notice).set({ dueAt }).where(eq(notice.id, id))
  }
}

/** Writes down who is here, for what waits to be told them. What somebody has in hand is left alone. */
export async function markPresent(db: Database, players: readonly string[], now: Date): Promise<void> {
  if (players.length === 0) return
  const theirs = db
    .select({ id: notice.id })
    .from(notice)
    .where(and(eq(notice.status, 'waiting'), isAmong(notice.playerId, players), lte(notice.at, now)))
    .orderBy(asc(notice.id))
    .for('update', { skipLocked: true })
  await db.update(notice).set({ seenAt: now }).where(inArray(notice.id, theirs))
}

/** How long it is kept what somebody was told. */
const keptMs = 14 * 24 * 60 * minuteMs

export async function forgetOld(db: Database, now: Date): Promise<void> {
  await db.delete(notice).where(and(ne(notice.status, 'waiting'), lt(notice.dueAt, before(now, keptMs))))
}
