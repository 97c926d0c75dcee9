import { isLive } from '../../lib/clock/clock-key.ts'
import type { Database } from '../db/open.ts'
import type { GameRow, SeekRow } from '../db/schema/index.ts'
import { writeNotice } from './write-notice.ts'

/** Notes that somebody is challenged. A rematch of a game just played to its end is asked for at its board. */
export async function noteChallenge(tx: Database, row: SeekRow): Promise<void> {
  const { kind, opponentId, rematchOf, clocks, id: subject, createdAt: at } = row
  if (kind !== 'direct' || opponentId === null) return
  if (rematchOf !== null && clocks.some(isLive)) return
  await writeNotice(tx, opponentId, { topic: 'challenged', subject, version: 0, ply: 0, at })
}

/**
 * Notes that a wish has become a game, for its owner. Whoever waits in the lobby sees it there; and where it is the
 * owner's turn to begin a game of days, they are told of that.
 */
export async function noteBegun(tx: Database, wish: SeekRow, row: GameRow, ownerSeat: number): Promise<void> {
  const isWaiting = wish.kind === 'lobby' || wish.kind === 'pool' || wish.rematchOf !== null
  if (isLive(row.clock) ? isWaiting : row.clockState?.running === ownerSeat) return
  const { id: subject, version, ply, createdAt: at } = row
  await writeNotice(tx, wish.playerId, { topic: 'begun', subject, version, ply, at })
}
