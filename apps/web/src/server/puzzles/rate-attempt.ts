import type { Puzzle } from '@variorum/engine/puzzles'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type PuzzleAttemptRow, puzzleRating, puzzleStanding } from '../db/schema/index.ts'
import { type Glicko, grown, rated, unrated } from '../ratings/glicko.ts'
import { partly, weightOf } from './weigh.ts'

/** A puzzle is graded by bots before anybody has tried it, which is worth something. */
const graded = { deviation: 150, volatility: 0.09 }

/** Of whose strength so little is known says nothing of a puzzle. */
const clueless = 230

/** The solver's rating before and after. */
export interface RatingChange {
  readonly before: number
  readonly after: number
}

/** A rated try counts as a game between solver and puzzle, in the transaction that decides it. */
export async function rateAttempt(
  tx: Database,
  { playerId, variant, theme }: Pick<PuzzleAttemptRow, 'playerId' | 'variant' | 'theme'>,
  { id: puzzleId, rating: grade }: Pick<Puzzle, 'id' | 'rating'>,
  isSolved: boolean,
  now: Date,
): Promise<RatingChange> {
  const own = and(eq(puzzleStanding.playerId, playerId), eq(puzzleStanding.variant, variant))
  const none = { solved: 0, failed: 0 }
  await tx
    .insert(puzzleStanding)
    .values({ playerId, variant, ...unrated, ...none, playedAt: now })
    .onConflictDoNothing()
  await tx
    .insert(puzzleRating)
    .values({ puzzleId, variant, rating: grade, ...graded, ...none })
    .onConflictDoNothing()
  // The solver first, always: two who decide the same puzzle at once wait for each other and not in a ring.
  const [solver] = await tx.select().from(puzzleStanding).where(own).for('update')
  const [puzzle] = await tx.select().from(puzzleRating).where(eq(puzzleRating.puzzleId, puzzleId)).for('update')
  if (!solver || !puzzle) throw new Error(`The ratings of ${playerId} at ${puzzleId} vanished under their own lock.`)

  const before = grown(numbersOf(solver), now.getTime() - solver.playedAt.getTime())
  const score = isSolved ? 1 : 0
  const after = partly(before, rated(before, numbersOf(puzzle), score), weightOf(theme, isSolved))
  await tx
    .update(puzzleStanding)
    .set({ ...after, ...counted(solver, isSolved), playedAt: now })
    .where(own)
  const turnedOut = before.deviation < clueless ? rated(numbersOf(puzzle), before, 1 - score) : numbersOf(puzzle)
  await tx
    .update(puzzleRating)
    .set({ ...turnedOut, ...counted(puzzle, isSolved) })
    .where(eq(puzzleRating.puzzleId, puzzleId))
  return { before: before.rating, after: after.rating }
}

const numbersOf = ({ rating, deviation, volatility }: Glicko): Glicko => ({ rating, deviation, volatility })

const counted = ({ solved, failed }: { readonly solved: number; readonly failed: number }, isSolved: boolean) =>
  isSolved ? { solved: solved + 1 } : { failed: failed + 1 }
