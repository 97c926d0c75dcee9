import { integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { game } from './game.ts'

/** One acknowledged move. Its key is the ply it answers, so two answers to one position cannot both be written. */
export const gameMove = pgTable(
  'game_move',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id, { onDelete: 'cascade' }),
    ply: integer('ply').notNull(),
    /** The move as programs write it, `d2d6`. */
    move: text('move').notNull(),
    /** Chosen by the sender, once per move it means: the same id again is a retry and changes nothing. */
    clientId: text('client_id').notNull(),
    /** Between players: what the mover's clock shows after the move, and what the move took, milliseconds. */
    left: integer('left_ms'),
    spent: integer('spent_ms'),
    madeAt: timestamp('made_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.ply] }), unique().on(table.gameId, table.clientId)],
)
