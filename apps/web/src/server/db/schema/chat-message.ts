import { integer, pgTable, primaryKey, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { chatRooms } from '../../../lib/chat/chat-message.ts'
import { game } from './game.ts'

/**
 * Something said at a game. Each room counts for itself: a number that a seat sees must not tell how much is said where it
 * may not listen.
 */
export const chatMessage = pgTable(
  'chat_message',
  {
    /** By which it can be reported: random, so that none tells of another. */
    id: text('id').notNull().unique(),
    gameId: text('game_id')
      .notNull()
      .references(() => game.id, { onDelete: 'cascade' }),
    room: text('room', { enum: chatRooms }).notNull(),
    /** From 1, without a gap. */
    number: integer('number').notNull(),
    /** An account's id or a guest's. */
    playerId: text('player_id').notNull(),
    /** Its seat at the game; null for a watcher. */
    seat: smallint('seat'),
    /** The account's name then; null for a guest, and when the account is closed. */
    name: text('name'),
    /** Key of what is said in every language. */
    preset: text('preset'),
    /** What was typed. Neither this nor a preset: it was removed. */
    text: text('text'),
    /** Chosen by the sender: the same id again is a retry and says nothing twice. */
    clientId: text('client_id').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.room, table.number] }),
    unique().on(table.playerId, table.gameId, table.clientId),
  ],
)

export type ChatMessageRow = typeof chatMessage.$inferSelect
