import { integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

/** How strong somebody is at the puzzles of one game. There is no row before the first rated one is decided. */
export const puzzleStanding = pgTable(
  'puzzle_standing',
  {
    /** An account's id or a guest's. */
    playerId: text('player_id').notNull(),
    variant: text('variant').notNull(),
    rating: real('rating').notNull(),
    /** As of the last puzzle; it grows with the days since. */
    deviation: real('deviation').notNull(),
    volatility: real('volatility').notNull(),
    solved: integer('solved').notNull(),
    failed: integer('failed').notNull(),
    playedAt: timestamp('played_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.variant] })],
)

/** How hard a puzzle has turned out to be. Until somebody has decided a rated try of it, it is as hard as it was graded. */
export const puzzleRating = pgTable('puzzle_rating', {
  puzzleId: text('puzzle_id').primaryKey(),
  variant: text('variant').notNull(),
  rating: real('rating').notNull(),
  deviation: real('deviation').notNull(),
  volatility: real('volatility').notNull(),
  solved: integer('solved').notNull(),
  failed: integer('failed').notNull(),
})
