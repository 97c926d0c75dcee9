import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { isLive } from '../../lib/clock/clock-key.ts'
import type { Database } from '../db/open.ts'
import { type GamePlayerRow, type GameRow, gameEvent, gameSignal, seek } from '../db/schema/index.ts'
import { conductsOf, type Ending } from './conduct.ts'
import { spreadOf } from './spread.ts'

/** Writes down how each seat played a game that has just ended, in the transaction that ends it. For moderators. */
export async function noteSignals(
  tx: Database,
  row: GameRow,
  players: readonly GamePlayerRow[],
  ending: Ending,
  now: Date,
): Promise<void> {
  const conducts = conductsOf(row, players, ending, now)
  const isOfLobby = isLive(row.clock) && (await cameOfLobby(tx, row.id, players))
  const times = await timesOf(tx, row.id)
  const signals = players.map(({ seat }, index) => {
    const { count, mean, deviation } = spreadOf(times.flatMap((time) => (time.seat === seat ? [time.spent] : [])))
    return {
      gameId: row.id,
      seat,
      at: now,
      conduct: conducts[index] ?? ('stayed' as const),
      isOfLobby,
      timed: count,
      thinkMean: mean,
      thinkSpread: deviation,
    }
  })
  await tx.insert(gameSignal).values(signals).onConflictDoNothing()
}

async function cameOfLobby(tx: Database, id: string, players: readonly GamePlayerRow[]): Promise<boolean> {
  const ids = players.map(({ playerId }) => playerId)
  const wishes = await tx
    .select({ id: seek.id })
    .from(seek)
    .where(and(inArray(seek.playerId, ids), eq(seek.gameId, id), inArray(seek.kind, ['lobby', 'pool'])))
    .limit(1)
  return wishes.length > 0
}

const timed = z.object({ ply: z.number(), spent: z.number().nullable() })

/** Who made each move that stands, and how long they thought: of a ply that was taken back the last time counts. */
async function timesOf(tx: Database, id: string) {
  const rows = await tx
    .select({ seat: gameEvent.seat, data: gameEvent.data })
    .from(gameEvent)
    .where(and(eq(gameEvent.gameId, id), eq(gameEvent.kind, 'move')))
    .orderBy(asc(gameEvent.version))
  const byPly = new Map<number, { readonly seat: number; readonly spent: number }>()
  for (const { seat, data } of rows) {
    const { ply, spent } = timed.parse(data)
    for (const later of [...byPly.keys()].filter((known) => known >= ply)) byPly.delete(later)
    if (seat !== null && spent !== null) byPly.set(ply, { seat, spent })
  }
  return [...byPly.values()]
}
