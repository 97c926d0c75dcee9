import type { OutcomeAnswer } from '@variorum/engine/ask'
import { eq } from 'drizzle-orm'
import type { ClockState } from '../../../lib/clock/clock-state.ts'
import { countBotGame } from '../../../server/bots/bot-standing.ts'
import type { Database } from '../../../server/db/open.ts'
import { type GameRow, game } from '../../../server/db/schema/index.ts'
import { outcomeColumns } from '../../../server/games/outcome-columns.ts'

/**
 * Writes where a game stands after a change, its clocks included where it has any, and counts the change. What has just
 * ended against a bot says something of its player.
 */
export async function changeGame(
  tx: Database,
  row: GameRow,
  ply: number,
  outcome: OutcomeAnswer | null,
  now: Date,
  clockState: ClockState | null,
  bot: Partial<Pick<GameRow, 'botLevel' | 'botStory'>> = {},
): Promise<GameRow> {
  const [changed] = await tx
    .update(game)
    .set({ ply, version: row.version + 1, updatedAt: now, clockState, ...outcomeColumns(outcome), ...bot })
    .where(eq(game.id, row.id))
    .returning()
  if (!changed) throw new Error(`The game ${row.id} vanished under its own lock.`)
  if (changed.mode === 'bot' && outcome !== null) await countBotGame(tx, changed, now)
  return changed
}
