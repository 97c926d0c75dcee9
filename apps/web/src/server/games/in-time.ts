import type { Database } from '../db/open.ts'
import { awayMs, beat } from '../time/pulse.ts'
import type { Ended } from './end-overdue.ts'
import { shiftForAbsence } from './shift-for-absence.ts'

/** No server was there for a while, and nobody has been given that time back yet. */
class NotGivenBack extends Error {
  override readonly name = 'NotGivenBack'
}

/**
 * Makes a change that is judged by the clock. Whoever asks first after a while without a server, or without a database,
 * may come before the time of it was given back: then that is done, and the change is made after it.
 */
export async function inTime<T>(db: Database, now: Date, change: (tx: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(change)
  } catch (error) {
    if (!(error instanceof NotGivenBack)) throw error
    // Who watches another of the games that this moves hears of it at the next look after them, in seconds.
    await giveBackAbsence(db, now)
    return db.transaction(change)
  }
}

/** Says that a server is there, and gives back the time in which none was. Answers the games whose clocks it moved. */
export async function giveBackAbsence(db: Database, now: Date): Promise<readonly Ended[]> {
  return (await beat(db, now, (tx, gapMs) => shiftForAbsence(tx, gapMs, now))) ?? []
}

/**
 * The moment by which a change is judged, where a server was there at `last`: when its request came. Where another server is far ahead, whose clock was set,
 * it is no longer before that server's time than a beat may be, or what was begun at the one would be over at the other.
 */
export function momentAfter(last: Date | null, now: Date): Date {
  if (last === null) return now
  if (now.getTime() - last.getTime() > awayMs) throw new NotGivenBack()
  return new Date(Math.max(now.getTime(), last.getTime() - awayMs))
}
