import { and, asc, eq, lte } from 'drizzle-orm'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { Database } from '../db/open.ts'
import { game } from '../db/schema/index.ts'
import { endByTime } from './end-by-time.ts'
import { lockOnline } from './online-game.ts'

export interface Ended {
  readonly id: string
  readonly version: number
}

/** Games ended in one go, so that a process that has been asked to stop is not kept long. */
const most = 100

/**
 * Ends the games whose turn has ended by itself, whoever is connected. Any number of processes may do so at once: each
 * takes what no other has in hand, one game a transaction.
 */
export async function endOverdue(db: Database, gameOf: EngineContext['gameOf'], now: Date): Promise<readonly Ended[]> {
  const ended: Ended[] = []
  while (ended.length < most) {
    const one = await endOne(db, gameOf, now)
    if (!one) break
    ended.push(one)
  }
  return ended
}

function endOne(db: Database, gameOf: EngineContext['gameOf'], now: Date): Promise<Ended | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: game.id })
      .from(game)
      .where(and(eq(game.status, 'playing'), lte(game.deadline, now)))
      .orderBy(asc(game.deadline))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    const locked = await lockOnline(tx, due.id)
    const { row } = await endByTime(tx, await gameOf(locked.row.variant), locked, now)
    return { id: row.id, version: row.version }
  })
}
