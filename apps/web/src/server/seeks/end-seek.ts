import { eq } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import type { DeclineReason } from '../../lib/seeks/decline-reason.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { type SeekRow, seek } from '../db/schema/index.ts'

/** Takes a wish back. One that has gone already is gone; one that became a game in the meantime stays a game. */
export function withdrawSeek(db: Database, player: Player, id: string, now: Date): Promise<SeekRow> {
  return endSeek(db, id, now, { status: 'withdrawn' }, ({ playerId }) => playerId === player.id)
}

/** Declines a challenge, with a reason or without. */
export function declineSeek(
  db: Database,
  player: Player,
  { id, reason }: { readonly id: string; readonly reason: DeclineReason | null },
  now: Date,
): Promise<SeekRow> {
  const ending = { status: 'declined', declineReason: reason } as const
  return endSeek(db, id, now, ending, ({ kind, opponentId }) => kind === 'direct' && opponentId === player.id)
}

function endSeek(
  db: Database,
  id: string,
  now: Date,
  ending: Partial<SeekRow>,
  mayEnd: (row: SeekRow) => boolean,
): Promise<SeekRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(seek).where(eq(seek.id, id)).for('update')
    if (!row) throw refusal('NOT_FOUND', 'seekGone')
    if (!mayEnd(row)) throw refusal('FORBIDDEN', 'notForYou')
    if (row.status === 'taken') throw refusal('CONFLICT', 'seekTaken')
    if (row.status !== 'open') return row
    const [ended] = await tx
      .update(seek)
      .set({ ...ending, openUntil: now })
      .where(eq(seek.id, id))
      .returning()
    return ended ?? row
  })
}
