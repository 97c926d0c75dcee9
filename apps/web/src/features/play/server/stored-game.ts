import { and, eq, ne } from 'drizzle-orm'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import { game } from '../../../server/db/schema/index.ts'
import { movesOf, type StoredGame } from '../../../server/games/stored-line.ts'

/** Games between players are nobody's alone, and are asked for elsewhere. */
const ownGame = (id: string) => and(eq(game.id, id), ne(game.mode, 'online'))

export async function readGame(db: Database, id: string): Promise<StoredGame> {
  const [row] = await db.select().from(game).where(ownGame(id))
  if (!row) throw refusal('NOT_FOUND', 'gameNotFound', { id })
  return { row, moves: await movesOf(db, id) }
}

/** Reads a game to change it: nobody else changes it until the transaction ends, and only its owner comes this far. */
export async function lockGame(tx: Database, id: string, owner: string): Promise<StoredGame> {
  const [row] = await tx.select().from(game).where(ownGame(id)).for('update')
  if (!row) throw refusal('NOT_FOUND', 'gameNotFound', { id })
  if (row.owner !== owner) throw refusal('FORBIDDEN', 'notYours', { id })
  return { row, moves: await movesOf(tx, id) }
}
