import type { Database } from '../db/open.ts'
import type { GamePlayerRow, GameRow } from '../db/schema/index.ts'

export async function rateGame(
  _tx: Database,
  _row: GameRow,
  players: readonly GamePlayerRow[],
  _now: Date,
): Promise<readonly GamePlayerRow[]> {
  return players
}
