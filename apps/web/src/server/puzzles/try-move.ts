import type { Game } from '@variorum/engine/game'
import { type Judgement, judge, type Puzzle } from '@variorum/engine/puzzles'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type PuzzleAttemptRow, puzzleAttempt } from '../db/schema/index.ts'
import { type RatingChange, rateAttempt } from './rate-attempt.ts'

interface Tried {
  readonly attemptId: string
  readonly playerId: string
  /** The step of the line the move is meant for, so that one sent twice is made once. */
  readonly step: number
  readonly move: string
}

export type Answer =
  /** There is no such attempt of this player's. */
  | { readonly kind: 'unknown' }
  /** The attempt has come to another step: these moves have been made since the start. */
  | { readonly kind: 'elsewhere'; readonly made: readonly string[] }
  | (Judgement & { readonly result: PuzzleAttemptRow['result']; readonly rating: RatingChange | null })

/**
 * Judges a move in an attempt and decides the attempt where that decides it: with the first wrong move, or with the last
 * right one. After a wrong one the solver may go on, and it counts no more. Nothing of the line leaves the server but the
 * answer to what has been found.
 */
export async function tryMove(
  db: Database,
  game: Game,
  puzzle: Puzzle,
  { attemptId, playerId, step, move }: Tried,
  now: Date,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const attempt = await heldAttempt(tx, attemptId, playerId)
    if (attempt?.puzzleId !== puzzle.id) return { kind: 'unknown' }
    if (attempt.step !== step || step >= puzzle.line.length) return { kind: 'elsewhere', made: madeIn(puzzle, attempt) }
    const judgement = judge(game, puzzle, step, move)
    const { result, rating } = await settle(tx, attempt, puzzle, verdictOf(judgement), now)
    await tx
      .update(puzzleAttempt)
      .set({ step: step + stepsOf(judgement, puzzle, step) })
      .where(eq(puzzleAttempt.id, attempt.id))
    return { ...judgement, result, rating }
  })
}

/** Shows the rest of the line. Before the first try is decided this costs it. */
export async function giveAway(
  db: Database,
  puzzle: Puzzle,
  { attemptId, playerId }: Pick<Tried, 'attemptId' | 'playerId'>,
  now: Date,
): Promise<readonly string[] | undefined> {
  return db.transaction(async (tx) => {
    const attempt = await heldAttempt(tx, attemptId, playerId)
    if (attempt?.puzzleId !== puzzle.id) return undefined
    await settle(tx, attempt, puzzle, 'failed', now)
    return puzzle.line.slice(attempt.step).map(({ move }) => move)
  })
}

async function heldAttempt(tx: Database, id: string, playerId: string): Promise<PuzzleAttemptRow | undefined> {
  const own = and(eq(puzzleAttempt.id, id), eq(puzzleAttempt.playerId, playerId))
  const [attempt] = await tx.select().from(puzzleAttempt).where(own).for('update')
  return attempt
}

/** Decides the first try, once, and rates it where it is rated. */
async function settle(
  tx: Database,
  attempt: PuzzleAttemptRow,
  puzzle: Puzzle,
  result: PuzzleAttemptRow['result'],
  now: Date,
): Promise<{ readonly result: PuzzleAttemptRow['result']; readonly rating: RatingChange | null }> {
  if (attempt.result !== null || result === null) return { result: attempt.result, rating: null }
  const rating = attempt.isRated ? await rateAttempt(tx, attempt, puzzle, result === 'solved', now) : null
  const change = { ratingBefore: rating?.before ?? null, ratingAfter: rating?.after ?? null }
  await tx
    .update(puzzleAttempt)
    .set({ result, ...change, decidedAt: now })
    .where(eq(puzzleAttempt.id, attempt.id))
  return { result, rating }
}

function verdictOf({ kind }: Judgement): PuzzleAttemptRow['result'] {
  if (kind === 'wrong') return 'failed'
  return kind === 'solved' ? 'solved' : null
}

/** By how many steps of the line a move takes the attempt on; one that solves takes it to the end. */
function stepsOf(judgement: Judgement, { line }: Puzzle, step: number): number {
  if (judgement.kind === 'solved') return line.length - step
  return judgement.kind === 'goesOn' ? 1 + judgement.replies.length : 0
}

const madeIn = ({ line }: Puzzle, { step }: PuzzleAttemptRow) => line.slice(0, step).map(({ move }) => move)
