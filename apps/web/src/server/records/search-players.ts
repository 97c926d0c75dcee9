import { and, asc, isNull, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { account } from '../db/schema/index.ts'

export const foundPlayer = z.object({ name: z.string(), since: z.string() }).readonly()
export type FoundPlayer = z.infer<typeof foundPlayer>

const mostFound = 20

/** Players whose names begin like that, in any case, in the order of the alphabet. */
export async function searchPlayers(db: Database, beginning: string): Promise<FoundPlayer[]> {
  // An underscore is part of names, and of what `like` looks for anything.
  const pattern = `${beginning.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({ name: account.name, since: account.createdAt })
    .from(account)
    .where(and(like(sql`lower(${account.name})`, pattern), isNull(account.closedAt)))
    .orderBy(asc(sql`lower(${account.name})`))
    .limit(mostFound)
  return rows.map(({ name, since }) => ({ name, since: since.toISOString() }))
}
