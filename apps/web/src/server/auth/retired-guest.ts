import { inArray } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { retiredName } from '../db/schema/index.ts'
import { retiredHashOf } from './take-name.ts'

/** A key that no name has, for names hold no space. */
const hashOf = (guestId: string) => retiredHashOf(`guest ${guestId}`)

/** Sees to it that nobody goes by a guest's id any more, though a cookie with it may be left somewhere. */
export async function retireGuest(tx: Database, guestId: string, now: Date): Promise<void> {
  await tx
    .insert(retiredName)
    .values({ hash: hashOf(guestId), retiredAt: now })
    .onConflictDoNothing()
}

/** Whether one of these was a guest who has signed in since. */
export async function isAnyRetired(db: Database, ids: readonly string[]): Promise<boolean> {
  const [found] = await db
    .select()
    .from(retiredName)
    .where(inArray(retiredName.hash, ids.map(hashOf)))
    .limit(1)
  return found !== undefined
}
