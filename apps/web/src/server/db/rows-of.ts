import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './open.ts'

/** What a question in SQL is answered with. PGlite wraps its rows in an object, postgres.js is the array itself. */
export async function rowsOf<T>(db: Database, query: SQL, row: z.ZodType<T>): Promise<readonly T[]> {
  const result: unknown = await db.execute(query)
  const rows = Array.isArray(result) ? [...result] : z.object({ rows: z.unknown() }).parse(result).rows
  return z.array(row).parse(rows)
}
