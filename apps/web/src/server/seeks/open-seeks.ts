import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type SeekRow, seek } from '../db/schema/index.ts'

/** Wishes that may still be answered. */
export const isOpenAt = (now: Date) => and(eq(seek.status, 'open'), gt(seek.openUntil, now))

/**
 * Holds a wish and all that these players wish for besides, so that nobody begins a game with one of them meanwhile.
 * Always in the order of ids: two who hold several wait for each other in turn and never crosswise. Read after the wait,
 * so what somebody else has taken is not among them.
 */
export function holdSeeks(tx: Database, id: string, players: readonly string[], now: Date): Promise<SeekRow[]> {
  return tx
    .select()
    .from(seek)
    .where(and(isOpenAt(now), or(eq(seek.id, id), inArray(seek.playerId, [...players]))))
    .orderBy(asc(seek.id))
    .for('update')
}
