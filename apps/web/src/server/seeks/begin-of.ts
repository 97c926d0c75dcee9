import { randomInt } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { isLive } from '../../lib/clock/clock-key.ts'
import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { Database } from '../db/open.ts'
import { type SeekRow, seek } from '../db/schema/index.ts'
import { beginOnline } from '../games/begin-online.ts'
import { noteBegun } from '../notices/note-seek.ts'
import { demandOpen } from '../people/demand-open.ts'
import { callsToBoard } from './calls-to-board.ts'

interface Person {
  readonly id: string
  readonly name: string | null
}

/** A game that came of a wish, and who has to hear of it. */
export interface Begun {
  readonly gameId: string
  readonly players: readonly string[]
}

interface Agreement {
  readonly variant: string
  readonly clock: ClockRule | null
  readonly by: Person
  /** The wishes it came of; the first is the one whose terms are played. */
  readonly seeks: readonly [SeekRow, ...SeekRow[]]
}

/**
 * Begins the game that was agreed on, in the transaction that holds its two players and `held`: all that they wish for. Where both
 * have to be there for it, what else they had offered to be there for is withdrawn: nobody is called to two boards at once.
 */
export async function beginOf(
  tx: Database,
  gameOf: EngineContext['gameOf'],
  { variant, clock, by, seeks }: Agreement,
  held: readonly SeekRow[],
  now: Date,
): Promise<Begun> {
  const [first, second] = seeks
  const wanted = first.seat ?? (second?.seat == null ? randomInt(2) : 1 - second.seat)
  const owner = { id: first.playerId, name: first.name }
  const players = wanted === 0 ? [owner, by] : [by, owner]
  const ids = players.map(({ id }) => id)
  await demandOpen(tx, ids)
  const { rated, start } = first
  const rematchOf = first.rematchOf ?? undefined
  const { row } = await beginOnline(tx, gameOf, { variant, start, clock, rated, players, rematchOf }, now)
  const used = seeks.map(({ id }) => id)
  for (const wish of seeks) {
    const { id, playerId } = wish
    const other = playerId === by.id ? owner : by
    await tx
      .update(seek)
      .set({ status: 'taken', gameId: row.id, opponentId: other.id, opponentName: other.name, openUntil: now })
      .where(eq(seek.id, id))
    if (playerId !== by.id)
      await noteBegun(
        tx,
        wish,
        row,
        players.findIndex((one) => one.id === playerId),
      )
  }
  if (isLive(clock)) {
    const others = held.filter((one) => !used.includes(one.id) && ids.includes(one.playerId) && callsToBoard(one))
    if (others.length > 0) await withdrawAll(tx, others, now)
  }
  return { gameId: row.id, players: ids }
}

function withdrawAll(tx: Database, rows: readonly SeekRow[], now: Date) {
  const ids = rows.map(({ id }) => id)
  return tx
    .update(seek)
    .set({ status: 'withdrawn', openUntil: now })
    .where(and(eq(seek.status, 'open'), inArray(seek.id, ids)))
}
