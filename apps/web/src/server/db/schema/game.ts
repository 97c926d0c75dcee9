import { index, integer, jsonb, pgTable, real, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** One game, on one device or against a bot. Its moves stand in `game_move`; the position is never stored, the moves are the game. */
export const game = pgTable(
  'game',
  {
    /** Random and short, because it is the game's address: whoever knows it may watch. */
    id: text('id').primaryKey(),
    variant: text('variant').notNull(),
    /** Version of the rules the game was played by, so that a later correction does not rewrite it. */
    rules: text('rules').notNull(),
    owner: text('owner').notNull(),
    mode: text('mode', { enum: ['device', 'bot'] }).notNull(),
    botLevel: text('bot_level', { enum: ['novice', 'casual', 'club'] }),
    botSeat: smallint('bot_seat'),
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
    tags: jsonb('tags').$type<Readonly<Record<string, string>>>().notNull().default({}),
    // Milliseconds, because that is what JavaScript can hand back: a list continues after the exact moment of its last entry.
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index('game_owner_updated').on(table.owner, table.updatedAt.desc(), table.id)],
)

export type GameRow = typeof game.$inferSelect
