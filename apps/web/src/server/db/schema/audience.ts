import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** How many watch a game at each process, as of its last look around. Who they are is written nowhere. */
export const audience = pgTable(
  'audience',
  {
    /** A name that a process gives itself when it begins. */
    process: text('process').notNull(),
    gameId: text('game_id').notNull(),
    watchers: integer('watchers').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.process] })],
)
