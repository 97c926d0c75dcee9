import { boolean, index, pgTable, primaryKey, real, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { game } from './game.ts'

/** Who sits where in a game between players, as they were when it began, and what it did to their ratings. */
export const gamePlayer = pgTable(
  'game_player',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id, { onDelete: 'cascade' }),
    seat: smallint('seat').notNull(),
    /** An account's id or a guest's. */
    playerId: text('player_id').notNull(),
    /** The account's name then; null for a guest. */
    name: text('name'),
    /** Rating and deviation when the game began; null for a guest. */
    rating: real('rating'),
    deviation: real('deviation'),
    /** What the game changed, once it is over; null where it was not rated. */
    ratingChange: real('rating_change'),
    /** Whether this was the player's first game of the variant, which is given more time for the first move. */
    isNew: boolean('is_new').notNull().default(false),
    /** When a stream of this player on this game was last alive. */
    seenAt: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index('game_player_player').on(table.playerId, table.gameId),
  ],
)

export type GamePlayerRow = typeof gamePlayer.$inferSelect
