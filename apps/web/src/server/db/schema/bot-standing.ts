import { integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * How strong somebody is in one game, as their games against bots tell: on the scale of the bots, which is no rating and is
 * shown to nobody as a number. There is no row before the first game that counts.
 */
export const botStanding = pgTable(
  'bot_standing',
  {
    /** An account's id or a guest's. */
    playerId: text('player_id').notNull(),
    /** Slug of the edition: its readings are too much alike to be told apart here. */
    variant: text('variant').notNull(),
    strength: real('strength').notNull(),
    /** As of the last game; it grows with the days since. */
    deviation: real('deviation').notNull(),
    volatility: real('volatility').notNull(),
    games: integer('games').notNull(),
    playedAt: timestamp('played_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.variant] })],
)
