import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { game, gamePlayer } from '../db/schema/index.ts'
import { clocksOf } from './clocks-of.ts'
import type { Ended } from './end-overdue.ts'
import { lockRow, restOf } from './online-game.ts'
import { calledOff } from './outcomes.ts'
import { writeChange } from './write-change.ts'

/** The games in which these two sit across from each other. */
export async function gamesBetween(tx: Database, one: string, other: string): Promise<readonly string[]> {
  const ofOther = tx.select({ id: gamePlayer.gameId }).from(gamePlayer).where(eq(gamePlayer.playerId, other))
  const rows = await tx
    .select({ id: gamePlayer.gameId })
    .from(gamePlayer)
    .where(and(eq(gamePlayer.playerId, one), inArray(gamePlayer.gameId, ofOther)))
    .orderBy(asc(gamePlayer.gameId))
  return rows.map(({ id }) => id)
}

/**
 * Calls off those of some games that are still played, because both seats turn out to be the same person's. None of them
 * is rated: one of the two had no account.
 */
export async function endAgainstOneself(tx: Database, ids: readonly string[], now: Date): Promise<readonly Ended[]> {
  const ended: Ended[] = []
  const running = await tx
    .select({ id: game.id })
    .from(game)
    .where(and(inArray(game.id, [...ids]), eq(game.mode, 'online'), eq(game.status, 'playing')))
    .orderBy(asc(game.id))
  for (const { id } of running) {
    const row = await lockRow(tx, id)
    if (row.status !== 'playing') continue
    const change = { kind: 'abort', seat: null, clientId: null, clocks: clocksOf(row), outcome: calledOff('aborted') }
    const { version } = (await writeChange(tx, await restOf(tx, row), change, now)).row
    ended.push({ id, version })
  }
  return ended
}
