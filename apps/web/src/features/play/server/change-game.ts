import type { OutcomeAnswer } from '@variorum/engine/ask'
import { eq } from 'drizzle-orm'
import type { ClockState } from '../../../lib/clock/clock-state.ts'
import type { Database } from '../../../server/db/open.ts'
import { type GameRow, game } from '../../../server/db/schema/index.ts'
import { outcomeColumns } from '../../../server/games/outcome-columns.ts'

/** Writes where a game stands after a change, its clocks included where it has any, and counts the change. */
export async function changeGame(
  tx: Database,
  row: GameRow,
  ply: number,
  outcome: OutcomeAnswer | null,
  now: Date,
  clockState: ClockState | null,
): Promise<GameRow> {
  const [changed] = await tx
    .update(game)
    .set({ ply, version: row.version + 1, updatedAt: now, clockState, ...outcomeColumns(outcome) })
    .where(eq(game.id, row.id))
    .returning()
  if (!changed) throw new Error(`The game ${row.id} vanished under its own lock.`)
  return changed
}
