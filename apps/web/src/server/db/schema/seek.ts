import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { ClockRule } from '../../../lib/clock/clock-rule.ts'
import { declineReasons } from '../../../lib/seeks/decline-reason.ts'

/**
 * A wish for a game: offered to everybody in the lobby (`lobby`), to whoever has its address (`link`), to one player
 * (`direct`), or to the pairing that puts wishes over many games and clocks together (`pool`).
 */
export const seek = pgTable(
  'seek',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['lobby', 'link', 'direct', 'pool'] }).notNull(),
    playerId: text('player_id').notNull(),
    /** The account's name; null for a guest. */
    name: text('name'),
    /** Games wished for: one, except in a pool. */
    variants: text('variants').array().notNull(),
    /** Clocks wished for: one (or null, no clock), except in a pool. */
    clocks: jsonb('clocks').$type<readonly (ClockRule | null)[]>().notNull(),
    rated: boolean('rated').notNull(),
    /** Seat the seeker takes; null is drawn by lot. */
    seat: smallint('seat'),
    /** Ratings it may be answered from, both included; null is no bound. */
    ratingMin: integer('rating_min'),
    ratingMax: integer('rating_max'),
    /** The one who is challenged, of `direct`. */
    opponentId: text('opponent_id'),
    /** Their name then; null for a guest, who can be asked for a rematch. */
    opponentName: text('opponent_name'),
    /** The game it asks a rematch of, of `direct`. */
    rematchOf: text('rematch_of'),
    /** Position to begin from, of casual games. */
    start: text('start'),
    status: text('status', { enum: ['open', 'taken', 'withdrawn', 'declined', 'expired'] }).notNull(),
    /** Why it was declined. */
    declineReason: text('decline_reason', { enum: declineReasons }),
    /** The game it became. */
    gameId: text('game_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** Until then it is open: moved on while its owner is present, or far off where presence does not matter. */
    openUntil: timestamp('open_until', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('seek_open').on(table.kind, table.createdAt).where(sql`${table.status} = 'open'`),
    index('seek_player').on(table.playerId),
    index('seek_opponent').on(table.opponentId).where(sql`${table.status} = 'open'`),
  ],
)

export type SeekRow = typeof seek.$inferSelect
