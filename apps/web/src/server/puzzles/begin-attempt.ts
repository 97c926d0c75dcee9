import { randomUUID } from 'node:crypto'
import type { Puzzle } from '@variorum/engine/puzzles'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type PuzzleAttemptRow, puzzleAttempt } from '../db/schema/index.ts'

interface Wish {
  readonly playerId: string
  readonly puzzle: Pick<Puzzle, 'id' | 'slug'>
  readonly isRated: boolean
  readonly theme: string | null
}

/**
 * Sets somebody at a puzzle. A rated one of the same game that is not decided yet comes first, whatever was wished for:
 * there is no choosing by looking. A puzzle counts once for everybody, so a second try of it is casual.
 */
export async function beginAttempt(
  db: Database,
  { playerId, puzzle, isRated, theme }: Wish,
  now: Date,
): Promise<PuzzleAttemptRow> {
  const { slug: variant, id: puzzleId } = puzzle
  const own = and(eq(puzzleAttempt.playerId, playerId), eq(puzzleAttempt.puzzleId, puzzleId))
  const [counted] = await db
    .select()
    .from(puzzleAttempt)
    .where(and(own, eq(puzzleAttempt.isRated, true)))
  const isFirst = counted === undefined || counted.result === null
  const wish = { id: randomUUID(), playerId, puzzleId, variant, theme, step: 0, begunAt: now }
  const [begun] = await db
    .insert(puzzleAttempt)
    .values({ ...wish, isRated: isRated && isFirst })
    .onConflictDoNothing()
    .returning()
  if (begun) return begun
  const [pending] = await db.select().from(puzzleAttempt).where(pendingOf(playerId, variant))
  // Decided in the meantime: then there is room.
  return pending ?? beginAttempt(db, { playerId, puzzle, isRated, theme }, now)
}

const pendingOf = (playerId: string, variant: string) =>
  and(
    eq(puzzleAttempt.playerId, playerId),
    eq(puzzleAttempt.variant, variant),
    eq(puzzleAttempt.isRated, true),
    isNull(puzzleAttempt.result),
  )
