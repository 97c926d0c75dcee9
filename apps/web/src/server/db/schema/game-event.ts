import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { game } from './game.ts'

/** What happened in a game between players, numbered without a gap by the version it made. */
export const gameEvent = pgTable(
  'game_event',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** `move`, or the kind of the act. */
    kind: text('kind').notNull(),
    /** Seat that did it; null is time itself. */
    seat: integer('seat'),
    /** Sender's id of it, unique in its game: the same again is a retry. Null where nobody sent it. */
    clientId: text('client_id'),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.version] }), unique().on(table.gameId, table.clientId)],
)

export type GameEventRow = typeof gameEvent.$inferSelect
