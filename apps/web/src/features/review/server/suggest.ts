import type { ThoughtAnswer } from '@variorum/engine/ask'
import { describe } from '@variorum/engine/ask'
import { isClear } from '@variorum/engine/review'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { whyNoReview } from '../../../lib/review/why-no-review.ts'
import { game, puzzleCandidate } from '../../../server/db/schema/index.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { movesOf } from '../../../server/games/stored-line.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** What one position may cost; and a search that looks this closely counts for several. */
const nodes = 200_000
const cost = 5

const answer = z.object({
  /** `kept`, by this wish or an earlier one; or why not. */
  kind: z.enum(['kept', 'unclear']),
  /** The move to be found, as people write it. */
  best: z.string().nullable(),
})

/**
 * A position of a game that is over, put forward as a puzzle. Whoever asks only says which: whether one move in it is
 * clearly best our own search decides, for nobody's word is taken for it.
 */
export const suggest = playerProcedure
  .input(z.object({ id: gameId, ply: z.int().min(0).max(9_999) }))
  .output(answer)
  .mutation(async ({ ctx, input: { id, ply } }) => {
    const db = await ctx.db()
    const [row] = await db.select().from(game).where(eq(game.id, id))
    const played = row && (await ctx.gameOf(row.variant))
    if (!row || !played) throw refusal('NOT_FOUND', 'gameNotFound', { id })
    if (row.status !== 'over') throw refusal('FORBIDDEN', 'stillPlayed', { id })
    if (whyNoReview(describe(played)) !== null) throw refusal('BAD_REQUEST', 'noBots')
    const [known] = await db
      .select()
      .from(puzzleCandidate)
      .where(and(eq(puzzleCandidate.gameId, id), eq(puzzleCandidate.ply, ply)))
    if (known) return { kind: 'kept' as const, best: null }
    const moves = await movesOf(db, id)
    if (ply >= moves.length) throw refusal('BAD_REQUEST', 'noSuchPly', { ply })
    await ctx.admit('search', cost)
    const line = { variant: row.variant, start: row.start ?? undefined, moves: moves.slice(0, ply) }
    let last: ThoughtAnswer | null = null
    const options = { limits: { nodes }, lines: 2, seed: 1 }
    for await (const thought of ctx.think(line, options, new AbortController().signal)) last = thought
    if (!last || !isClear(last.lines)) return { kind: 'unclear' as const, best: null }
    const candidate = { gameId: id, ply, solution: [...last.line], createdAt: ctx.now() }
    await db.insert(puzzleCandidate).values(candidate).onConflictDoNothing()
    return { kind: 'kept' as const, best: last.lineText[0] ?? null }
  })
