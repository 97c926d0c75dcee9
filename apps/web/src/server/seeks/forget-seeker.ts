import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { seek } from '../db/schema/index.ts'

/**
 * Takes somebody's name out of all wishes, their own and those for them, and ends what is open of both. They are held in
 * the order of ids first, as everybody holds wishes: two who hold several must never wait for each other crosswise.
 */
export async function forgetSeeker(tx: Database, playerId: string, now: Date): Promise<void> {
  const held = await tx
    .select({ id: seek.id, status: seek.status })
    .from(seek)
    .where(or(eq(seek.playerId, playerId), eq(seek.opponentId, playerId)))
    .orderBy(asc(seek.id))
    .for('update')
  const open = held.filter(({ status }) => status === 'open').map(({ id }) => id)
  await tx.update(seek).set({ name: null }).where(eq(seek.playerId, playerId))
  await tx.update(seek).set({ opponentName: null }).where(eq(seek.opponentId, playerId))
  // Nobody is left to answer a challenge, so whoever made it hears that it was declined.
  const isTheirs = eq(seek.playerId, playerId)
  await tx
    .update(seek)
    .set({ status: 'withdrawn', openUntil: now })
    .where(and(inArray(seek.id, open), isTheirs))
  await tx
    .update(seek)
    .set({ status: 'declined', openUntil: now })
    .where(and(inArray(seek.id, open), eq(seek.opponentId, playerId)))
}
