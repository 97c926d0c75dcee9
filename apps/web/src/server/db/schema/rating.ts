import { index, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import { speeds } from '../../../lib/clock/clock-rule.ts'

/** A player's Glicko-2 numbers in one variant at one speed. There is no row before the first rated game. */
export const rating = pgTable(
  'rating',
  {
    playerId: text('player_id').notNull(),
    variant: text('variant').notNull(),
    speed: text('speed', { enum: speeds }).notNull(),
    rating: real('rating').notNull(),
    /** As of the last game; it grows with the days since. */
    deviation: real('deviation').notNull(),
    volatility: real('volatility').notNull(),
    games: integer('games').notNull(),
    wins: integer('wins').notNull(),
    draws: integer('draws').notNull(),
    losses: integer('losses').notNull(),
    playedAt: timestamp('played_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.variant, table.speed] }),
    index('rating_board').on(table.variant, table.speed, table.rating.desc()),
  ],
)

/** One point of a rating's curve: what a rated game made of it. */
export const ratingPoint = pgTable(
  'rating_point',
  {
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
    variant: text('variant').notNull(),
    speed: text('speed', { enum: speeds }).notNull(),
    rating: real('rating').notNull(),
    deviation: real('deviation').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.gameId] }),
    index('rating_curve').on(table.playerId, table.variant, table.speed, table.at),
  ],
)
