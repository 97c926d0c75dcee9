import { hashPassword } from '../../../server/auth/password.ts'
import type { Database } from '../../../server/db/open.ts'
import { credential } from '../../../server/db/schema/index.ts'

/** Hashes a password, which takes a while, and answers what writes it down, which does not keep a transaction waiting. */
export async function keepPassword(
  password: string,
  now: Date,
): Promise<(tx: Database, accountId: string) => Promise<void>> {
  const kept = { passwordHash: await hashPassword(password), changedAt: now }
  return async (tx, accountId) => {
    await tx
      .insert(credential)
      .values({ accountId, ...kept })
      .onConflictDoUpdate({ target: credential.accountId, set: kept })
  }
}
