import { and, eq, gte } from 'drizzle-orm'
import type { z } from 'zod'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import { gameMove } from '../../../server/db/schema/index.ts'
import type { StoredGame } from '../../../server/games/stored-line.ts'
import { changeGame } from './change-game.ts'
import { answerOf } from './game-answer.ts'
import { lockGame } from './stored-game.ts'
import type { takeBackInput } from './take-back.ts'

/**
 * Removes the moves from `ply` on. No position before the end of a game is itself an end, so it goes on from there. A
 * game that was given up is not taken up again: giving up is no move, and it was asked about before it was done. Nor are
 * moves taken back where not everybody sees everything.
 */
export function takeBackMoves(
  db: Database,
  gameOf: EngineContext['gameOf'],
  owner: string,
  { id, ply, version }: z.infer<typeof takeBackInput>,
  now: Date,
): Promise<StoredGame> {
  return db.transaction(async (tx) => {
    const stored = await lockGame(tx, id, owner)
    const { row, moves } = stored
    const played = await gameOf(row.variant)
    const state = answerOf(played, stored, owner)
    // Whoever could take a move back could make it to look, and afterwards everything has been seen.
    if (played?.isOpen === false) throw refusal('BAD_REQUEST', 'hiddenMoves', {}, state)
    if (row.reason === 'resignation') throw refusal('CONFLICT', 'gameOver', {}, state)
    // Asked for twice, it has been done.
    if (ply === row.ply) return { row, moves }
    if (ply > row.ply || (version ?? row.version) !== row.version) {
      throw refusal('CONFLICT', 'conflict', { ply: row.ply }, state)
    }
    await tx.delete(gameMove).where(and(eq(gameMove.gameId, id), gte(gameMove.ply, ply)))
    return { row: await changeGame(tx, row, ply, null, now), moves: moves.slice(0, ply) }
  })
}
