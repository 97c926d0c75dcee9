import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { puzzleAttempt, puzzleStanding } from '../db/schema/index.ts'

/**
 * Gives an account the puzzles of a guest: what was tried, and of two ratings in one game the one with more behind it. A
 * rated puzzle that the guest has not decided is casual from now on, as the account may be at one itself.
 */
export async function claimPuzzles(tx: Database, guestId: string, accountId: string): Promise<void> {
  const guests = eq(puzzleAttempt.playerId, guestId)
  await tx
    .update(puzzleAttempt)
    .set({ isRated: false })
    .where(and(guests, isNull(puzzleAttempt.result)))
  await tx.update(puzzleAttempt).set({ playerId: accountId }).where(guests)
  const rows = await tx.delete(puzzleStanding).where(eq(puzzleStanding.playerId, guestId)).returning()
  for (const { playerId: _, ...row } of rows) {
    await tx
      .insert(puzzleStanding)
      .values({ ...row, playerId: accountId })
      .onConflictDoUpdate({
        target: [puzzleStanding.playerId, puzzleStanding.variant],
        set: row,
        setWhere: sql`${puzzleStanding.solved} + ${puzzleStanding.failed} < ${row.solved + row.failed}`,
      })
  }
}
