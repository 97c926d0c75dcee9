import { type BotLevel, botLevels } from '@variorum/engine/bot-levels'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, real, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { ClockRule } from '../../../lib/clock/clock-rule.ts'
import { speeds } from '../../../lib/clock/clock-rule.ts'
import type { ClockState } from '../../../lib/clock/clock-state.ts'

/** What stands open between two players. An offer goes when the other ends a turn without taking it, or answers it. */
export interface Offers {
  /** Seat that offers a draw. */
  readonly draw?: number
  /** Who wants a move back, and how far: the ply to return to. `version` is the game's when it was wished. */
  readonly takeback?: { readonly seat: number; readonly ply: number; readonly version: number }
  /** How often each seat's wish for a takeback was declined: every refusal makes the next wish wait longer. */
  readonly declined?: readonly number[]
  /** When each seat's wish was last declined, milliseconds since 1970. */
  readonly declinedAt?: readonly number[]
  /** Ply at which each seat last offered a draw, so that an offer is not repeated at once. */
  readonly offered?: readonly (number | null)[]
}

/** What there is to tell of a game against a bot besides its moves. */
export interface BotStory {
  /** Who was exchanged for whom, and after how many moves. */
  readonly changes?: readonly { readonly ply: number; readonly from: BotLevel; readonly to: BotLevel }[]
  /** Plies at which a hint was asked for. */
  readonly hints?: readonly number[]
  /** Moves were taken back. */
  readonly hasTakenBack?: true
  /** It says nothing (more) of its player's strength: it has been counted, or was not played here from its beginning. */
  readonly isCounted?: true
}

/** One game: on one device, against a bot or between players. Its moves stand in `game_move`; the position is never stored, the moves are the game. */
export const game = pgTable(
  'game',
  {
    /** Random and short, because it is the game's address: whoever knows it may watch. */
    id: text('id').primaryKey(),
    variant: text('variant').notNull(),
    /** Version of the rules the game was played by, so that a later correction does not rewrite it. */
    rules: text('rules').notNull(),
    /** Who began it. Between players the seats are in `game_player`, and the owner has no more rights than they. */
    owner: text('owner').notNull(),
    mode: text('mode', { enum: ['device', 'bot', 'online'] }).notNull(),
    botLevel: text('bot_level', { enum: botLevels }),
    /** The seat of who plays against bots, which have all the others; null where none play. */
    personSeat: smallint('person_seat'),
    botStory: jsonb('bot_story').$type<BotStory>().notNull().default({}),
    /** Position text the game began from; null is the variant's own start. */
    start: text('start'),
    status: text('status', { enum: ['playing', 'over'] }).notNull(),
    /** Why it is over, a key; null while it is played. */
    reason: text('reason'),
    /** Winning seat; null for a draw, and while it is played. */
    winner: smallint('winner'),
    scores: real('scores').array(),
    /** Moves played, which is the ply the next move answers. */
    ply: integer('ply').notNull().default(0),
    /** Counts every change, so that two screens can tell whose picture is older. */
    version: integer('version').notNull().default(0),
    rated: boolean('rated').notNull().default(false),
    /** How time is given; null without a clock. */
    clock: jsonb('clock').$type<ClockRule>(),
    speed: text('speed', { enum: speeds }),
    /** The clocks as of the last change. */
    clockState: jsonb('clock_state').$type<ClockState>(),
    /** When the turn ends by itself; null when nothing runs. */
    deadline: timestamp('deadline', { withTimezone: true, precision: 3 }),
    offers: jsonb('offers').$type<Offers>().notNull().default({}),
    /** The game this one is the rematch of. */
    rematchOf: text('rematch_of').unique(),
    /** Whether its opening has been counted, or has not to be. */
    isExplored: boolean('is_explored').notNull().default(false),
    tags: jsonb('tags').$type<Readonly<Record<string, string>>>().notNull().default({}),
    // Milliseconds, because that is what JavaScript can hand back: a list continues after the exact moment of its last entry.
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    // As questions order them that say no more than "descending", nulls first: by another order they would sort them all.
    index('game_owner_updated').on(table.owner, table.updatedAt.desc().nullsFirst(), table.id),
    index('game_deadline').on(table.deadline).where(sql`${table.deadline} is not null`),
    index('game_unexplored')
      .on(table.updatedAt, table.id)
      .where(sql`${table.mode} = 'online' and ${table.status} = 'over' and not ${table.isExplored}`),
    index('game_archive').on(table.createdAt.desc().nullsFirst(), table.id).where(sql`${table.mode} = 'online'`),
    index('game_archive_variant')
      .on(table.variant, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.mode} = 'online'`),
  ],
)

export type GameRow = typeof game.$inferSelect
