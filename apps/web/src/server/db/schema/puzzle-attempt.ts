import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, real, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** How a first try ended. What is found out afterwards changes nothing about it. */
export const puzzleResults = ['solved', 'failed'] as const

/** Somebody at a puzzle, from when it was shown to them. */
export const puzzleAttempt = pgTable(
  'puzzle_attempt',
  {
    id: text('id').primaryKey(),
    /** An account's id or a guest's. */
    playerId: text('player_id').notNull(),
    puzzleId: text('puzzle_id').notNull(),
    /** Slug of the game the puzzle is of. */
    variant: text('variant').notNull(),
    /** Fixed before the first move: nobody turns back when it gets hard. */
    isRated: boolean('is_rated').notNull(),
    /** The theme that was asked for; null where it might be any. */
    theme: text('theme'),
    /** The step of the line that is to be found next; all before it have been made. */
    step: smallint('step').notNull(),
    result: text('result', { enum: puzzleResults }),
    /** What the result made of the player's rating; null where it was not rated, or is not decided. */
    ratingBefore: real('rating_before'),
    ratingAfter: real('rating_after'),
    begunAt: timestamp('begun_at', { withTimezone: true, precision: 3 }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('puzzle_attempt_history').on(table.playerId, table.variant, table.begunAt),
    index('puzzle_attempt_tries').on(table.playerId, table.puzzleId),
    // Whoever does not like the look of a rated puzzle gets no other before it is decided.
    uniqueIndex('puzzle_attempt_pending')
      .on(table.playerId, table.variant)
      .where(sql`${table.isRated} and ${table.result} is null`),
  ],
)

export type PuzzleAttemptRow = typeof puzzleAttempt.$inferSelect
