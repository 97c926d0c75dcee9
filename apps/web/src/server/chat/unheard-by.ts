import { eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { block } from '../db/schema/index.ts'

const nobody: ReadonlySet<string> = new Set()

/** Of whom a reader hears nothing: those they have blocked. Who has blocked them still speaks to all, or they would learn of it. */
export async function unheardBy(db: Database, readerId: string | null): Promise<ReadonlySet<string>> {
  if (readerId === null) return nobody
  const rows = await db.select({ id: block.blockedId }).from(block).where(eq(block.playerId, readerId))
  return rows.length === 0 ? nobody : new Set(rows.map(({ id }) => id))
}
