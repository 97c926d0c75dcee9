import { and, eq, gte } from 'drizzle-orm'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import { gameMove } from '../../../server/db/schema/index.ts'
import { changeGame } from './change-game.ts'
import { answerOf } from './game-answer.ts'
import { lockGame, type StoredGame } from './stored-game.ts'

/** Removes the moves from `ply` on. No position before the end of a game is itself an end, so it goes on from there. */
export function takeBackMoves(db: Database, owner: string, id: string, ply: number, now: Date): Promise<StoredGame> {
  return db.transaction(async (tx) => {
    const { row, moves } = await lockGame(tx, id, owner)
    if (ply > row.ply) throw refusal('CONFLICT', 'conflict', { ply: row.ply }, answerOf(row, moves, owner))
    // Asked for twice, it has been done.
    if (ply === row.ply) return { row, moves }
    await tx.delete(gameMove).where(and(eq(gameMove.gameId, id), gte(gameMove.ply, ply)))
    return { row: await changeGame(tx, row, ply, null, now), moves: moves.slice(0, ply) }
  })
}
