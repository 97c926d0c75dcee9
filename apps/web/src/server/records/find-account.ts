import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type AccountRow, account } from '../db/schema/index.ts'

/** The account of a name, in whatever case it is written. It may be closed. */
export async function findAccount(db: Database, name: string): Promise<AccountRow | null> {
  const [found] = await db
    .select()
    .from(account)
    .where(eq(sql`lower(${account.name})`, name.toLowerCase()))
  return found ?? null
}
