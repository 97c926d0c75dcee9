import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { game } from './game.ts'

/** A position of a game that may become a puzzle: our own search found one move in it clearly best. Nobody is named. */
export const puzzleCandidate = pgTable(
  'puzzle_candidate',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id, { onDelete: 'cascade' }),
    /** Steps played when it arises. */
    ply: integer('ply').notNull(),
    /** How it goes on, the move to be found first. */
    solution: text('solution').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.ply] })],
)
