import { sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'

/**
 * Until the transaction ends, nothing else is wished for in the name of these players and no game begins with them. Taken
 * before any row is held, and in the order of ids: two who hold several wait for each other in turn and never crosswise.
 */
export async function holdPlayers(tx: Database, players: readonly string[]): Promise<void> {
  for (const id of [...new Set(players)].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`seeks of ${id}`}, 0))`)
  }
}
