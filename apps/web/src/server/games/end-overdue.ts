import { and, asc, eq, lte, notInArray } from 'drizzle-orm'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { Database } from '../db/open.ts'
import { game } from '../db/schema/index.ts'
import { log } from '../log.ts'
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
 * takes what no other has in hand, one game a transaction. A game that cannot be ended is told of in the log and keeps no
 * other from its end.
 */
export async function endOverdue(db: Database, gameOf: EngineContext['gameOf'], now: Date): Promise<readonly Ended[]> {
  const ended: Ended[] = []
  const failed: string[] = []
  while (ended.length + failed.length < most) {
    let id: string | null = null
    try {
      const one = await db.transaction(async (tx) => {
        id = await takeDue(tx, now, failed)
        return id === null ? null : end(tx, gameOf, id, now)
      })
      if (!one) break
      ended.push(one)
    } catch (error) {
      if (id === null) throw error
      log.error({ err: error, game: id }, 'a game that is overdue could not be ended')
      failed.push(id)
    }
  }
  return ended
}

async function end(tx: Database, gameOf: EngineContext['gameOf'], id: string, now: Date): Promise<Ended> {
  const locked = await lockOnline(tx, id)
  const { row } = await endByTime(tx, await gameOf(locked.row.variant), locked, now)
  return { id: row.id, version: row.version }
}

/** The game that has been overdue longest and that nobody has in hand, locked; null where there is none. */
async function takeDue(tx: Database, now: Date, except: readonly string[]): Promise<string | null> {
  const [due] = await tx
    .select({ id: game.id })
    .from(game)
    .where(and(eq(game.status, 'playing'), lte(game.deadline, now), notInArray(game.id, [...except])))
    .orderBy(asc(game.deadline))
    .limit(1)
    .for('update', { skipLocked: true })
  return due?.id ?? null
}
