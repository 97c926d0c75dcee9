import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type AccountRow, account } from '../db/schema/index.ts'
import { nameKeyOf } from './name.ts'

/** The account of that name, however it is capitalised; a look-alike of the name is another name. */
export async function accountNamed(db: Database, name: string): Promise<AccountRow | null> {
  const isIt = and(eq(account.nameKey, nameKeyOf(name)), eq(sql`lower(${account.name})`, name.toLowerCase()))
  const [found] = await db
    .select()
    .from(account)
    .where(and(isIt, isNull(account.closedAt)))
  return found ?? null
}

/** The account whose owner has shown that letters to this address reach them. */
export async function accountAt(db: Database, email: string): Promise<AccountRow | null> {
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.email, email.toLowerCase()), isNull(account.closedAt)))
  return found ?? null
}
