import { and, inArray, isNotNull } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import { isAnyRetired } from '../auth/retired-guest.ts'
import type { Database } from '../db/open.ts'
import { account } from '../db/schema/index.ts'

/**
 * Refuses where one of these players has closed their account, or was a guest and has signed in: nobody is seated against somebody who will never move.
 * Asked while the players are held, so that none of them closes it between this look and the game.
 */
export async function demandOpen(tx: Database, players: readonly string[]): Promise<void> {
  const closed = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(inArray(account.id, [...players]), isNotNull(account.closedAt)))
  if (await isAnyRetired(tx, players)) throw refusal('CONFLICT', 'seekGone')
  if (closed.length > 0) throw refusal('CONFLICT', 'accountClosed')
}
