import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './open.ts'
import { plainRows } from './rows-in.ts'

/** What a question in SQL is answered with, each row read as it is to be. */
export async function rowsOf<T>(db: Database, query: SQL, row: z.ZodType<T>): Promise<readonly T[]> {
  return z.array(row).parse([...(await plainRows(db, query))])
}
