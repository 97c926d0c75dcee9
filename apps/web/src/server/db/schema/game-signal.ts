import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { game } from './game.ts'

/** How a seat left a game that it was in. */
const conducts = ['stayed', 'aborted', 'noShow', 'left'] as const

/** What a game that is over says about how a seat played it. For moderators only. */
export const gameSignal = pgTable(
  'game_signal',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id, { onDelete: 'cascade' }),
    seat: smallint('seat').notNull(),
    /** When the game ended. */
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    conduct: text('conduct', { enum: conducts }).notNull(),
    /** Whether the two were put together by the lobby or the pool, at a clock that runs: only then leaving costs something. */
    isOfLobby: boolean('is_of_lobby').notNull(),
    /** Moves whose time is known, their mean time and its standard deviation. */
    timed: integer('timed').notNull(),
    thinkMean: integer('think_mean_ms'),
    thinkSpread: integer('think_spread_ms'),
    /** Moves that were compared with the engine's, and how many were the same; null until that is done, if ever. */
    compared: smallint('compared'),
    agreed: smallint('agreed'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index('game_signal_uncompared').on(table.at).where(sql`${table.compared} is null`),
  ],
)

export type GameSignalRow = typeof gameSignal.$inferSelect
