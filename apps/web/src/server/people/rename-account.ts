import { and, eq, isNull } from 'drizzle-orm'
import { nameKeyOf } from '../auth/name.ts'
import { retireName } from '../auth/take-name.ts'
import type { Database } from '../db/open.ts'
import { type AccountRow, account, chatMessage, gamePlayer, sanction, seek } from '../db/schema/index.ts'
import { newGameId } from '../games/game-id.ts'

/** Lets an account choose its name once more, though it has done so. */
export async function allowRename(tx: Database, accountId: string): Promise<void> {
  await tx.update(account).set({ nameChangedAt: null }).where(eq(account.id, accountId))
}

/**
 * Takes a name away that nobody should have to read, wherever it stands, and gives one that says nothing in its place.
 * Its owner may choose another; the old one is nobody's from now on.
 */
export async function removeName(
  tx: Database,
  { id, name: old }: Pick<AccountRow, 'id' | 'name'>,
  now: Date,
): Promise<string> {
  const name = `player-${newGameId().slice(0, 8)}`
  await tx
    .update(account)
    .set({ name, nameKey: nameKeyOf(name), nameChangedAt: null })
    .where(eq(account.id, id))
  await retireName(tx, old, now)
  await tx
    .update(gamePlayer)
    .set({ name })
    .where(and(eq(gamePlayer.playerId, id), eq(gamePlayer.name, old)))
  await tx
    .update(chatMessage)
    .set({ name })
    .where(and(eq(chatMessage.playerId, id), eq(chatMessage.name, old)))
  await tx
    .update(seek)
    .set({ name })
    .where(and(eq(seek.playerId, id), eq(seek.name, old)))
  await tx
    .update(seek)
    .set({ opponentName: name })
    .where(and(eq(seek.opponentId, id), eq(seek.opponentName, old)))
  return name
}

/** The account has a new name, so nobody waits for one any more. */
export async function endRenames(tx: Database, accountId: string, now: Date): Promise<void> {
  await tx
    .update(sanction)
    .set({ liftedAt: now })
    .where(and(eq(sanction.playerId, accountId), eq(sanction.kind, 'rename'), isNull(sanction.liftedAt)))
}
