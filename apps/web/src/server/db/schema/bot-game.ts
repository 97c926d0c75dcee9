import { integer, pgTable, real, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { game } from './game.ts'

/** A game between players that a bot sits at, as long as it is played: what the bot keeps in mind, and who sees to its turn. */
export const botGame = pgTable('bot_game', {
  gameId: text('game_id')
    .primaryKey()
    .references(() => game.id, { onDelete: 'cascade' }),
  seat: smallint('seat').notNull(),
  /** Until then some process has it in hand; one that died is waited for no longer. */
  heldUntil: timestamp('held_until', { withTimezone: true, precision: 3 }).notNull(),
  /** What the bot thought of its chances when it last moved, in hundredths of a pawn. */
  score: real('score'),
  /** Turns in a row in which it saw no hope. */
  hopeless: integer('hopeless').notNull().default(0),
})

export type BotGameRow = typeof botGame.$inferSelect
