import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { sharedStudy } from '../db/schema/index.ts'
import { newGameId } from '../games/game-id.ts'

/** A tree as it is shared: its game, its text, and the place in it that is looked at. */
export interface Shared {
  readonly variant: string
  readonly text: string
  readonly way: readonly number[]
}

/** Gives a tree an address. The same once more, shared last by the same player, has the address it has. */
export async function shareStudy(db: Database, owner: string, shared: Shared, now: Date): Promise<string> {
  const [last] = await db
    .select()
    .from(sharedStudy)
    .where(eq(sharedStudy.owner, owner))
    .orderBy(desc(sharedStudy.createdAt))
    .limit(1)
  const { variant, text, way } = shared
  if (last?.variant === variant && last.text === text && String(last.way) === String(way)) return last.id
  const id = newGameId()
  await db.insert(sharedStudy).values({ id, variant, text, way: [...way], owner, createdAt: now })
  return id
}

/** What lies at an address; nobody is told whose it is. */
export async function sharedAt(db: Database, id: string): Promise<Shared | null> {
  const { variant, text, way } = sharedStudy
  const [found] = await db.select({ variant, text, way }).from(sharedStudy).where(eq(sharedStudy.id, id))
  return found ?? null
}
