import { isLive } from '../../lib/clock/clock-key.ts'
import type { Database } from '../db/open.ts'
import type { GamePlayerRow, GameRow } from '../db/schema/index.ts'
import { remindBeforeMs } from './remind-before.ts'
import { writeNotice } from './write-notice.ts'

type Seated = readonly Pick<GamePlayerRow, 'playerId'>[]

/**
 * Notes whom a change of a game concerns who need not have the board before them: whose turn it has become, and who did
 * not end the game themselves. Games that are played in one go are told on their boards alone.
 */
export async function noteChange(
  tx: Database,
  before: GameRow,
  after: GameRow,
  players: Seated,
  by: number | null,
): Promise<void> {
  if (isLive(after.clock)) return
  if (after.status === 'over') {
    const { id: subject, version, ply, updatedAt: at } = after
    for (const [seat, { playerId }] of players.entries()) {
      if (seat !== by) await writeNotice(tx, playerId, { topic: 'ended', subject, version, ply, at })
    }
  } else if (before.clockState?.running !== after.clockState?.running) {
    await noteTurn(tx, after, players)
  }
}

/** Notes whose turn it is, and when they are to be reminded of it. */
export async function noteTurn(tx: Database, row: GameRow, players: Seated): Promise<void> {
  const playerId = players[row.clockState?.running ?? -1]?.playerId
  if (playerId === undefined || isLive(row.clock)) return
  const { id: subject, version, ply, updatedAt: at } = row
  await writeNotice(tx, playerId, { topic: 'turn', subject, version, ply, at })
  const beforeMs = remindBeforeMs(row.clock)
  if (beforeMs === null || row.deadline === null) return
  const remindAt = new Date(row.deadline.getTime() - beforeMs)
  await writeNotice(tx, playerId, { topic: 'reminder', subject, version, ply, at: remindAt })
}
