import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { env } from '../../env.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Database } from '../db/open.ts'
import { type AccountRow, account, retiredName } from '../db/schema/index.ts'
import { nameKeyOf, nameProblem } from './name.ts'
import { secretOf } from './secret.ts'

/** Refuses a name that cannot be one, or that somebody goes by or went by. The last word has the table's unique key. */
export async function demandFreeName(db: Database, name: string, except?: string): Promise<void> {
  const problem = nameProblem(name)
  if (problem) throw refusal('BAD_REQUEST', problem, { field: 'name' })
  const key = nameKeyOf(name)
  const [holder] = await db.select({ id: account.id }).from(account).where(eq(account.nameKey, key))
  if (holder && holder.id === except) return
  const [retired] = await db
    .select()
    .from(retiredName)
    .where(eq(retiredName.hash, retiredHashOf(key)))
  if (holder || retired) throw nameTaken()
}

export const nameTaken = () => refusal('CONFLICT', 'nameTaken', { field: 'name' })

interface NewAccount {
  readonly name: string
  /** Confirmed already, by whoever vouches for it. */
  readonly email?: string | null
}

/** A new account, or null where somebody was quicker to take the name or the address. */
export async function insertAccount(tx: Database, { name, email }: NewAccount, now: Date): Promise<AccountRow | null> {
  const [made] = await tx
    .insert(account)
    .values({
      id: randomUUID(),
      name,
      nameKey: nameKeyOf(name),
      createdAt: now,
      ...(email ? { email: email.toLowerCase(), emailVerifiedAt: now } : {}),
    })
    .onConflictDoNothing()
    .returning()
  return made ?? null
}

export async function retireName(tx: Database, name: string, now: Date): Promise<void> {
  await tx
    .insert(retiredName)
    .values({ hash: retiredHashOf(nameKeyOf(name)), retiredAt: now })
    .onConflictDoNothing()
}

/** Keyed, because a plain hash of a short name is soon undone. */
export function retiredHashOf(nameKey: string): string {
  return createHmac('sha256', secretOf(env())).update(`retired name ${nameKey}`).digest('base64url')
}
