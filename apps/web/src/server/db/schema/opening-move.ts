import { doublePrecision, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** In `winner`, of games that nobody won: a part of a key cannot be null. */
export const drawn = -1

/**
 * How often a move was played in a position, in games between people that are over, and who won those games. Counted once
 * for each game when it is over (`game.isExplored`), so that asking costs the same however many games there are. Nobody is
 * named: of the games that went this way the latest are told by their ids.
 */
export const openingMove = pgTable(
  'opening_move',
  {
    /** Slug of the variant, or of a reading of it. */
    variant: text('variant').notNull(),
    /** The position's key (engine/openings). */
    position: text('position').notNull(),
    /** As programs write it, `d2d6`. */
    move: text('move').notNull(),
    /** The seat that won. */
    winner: smallint('winner').notNull(),
    games: integer('games').notNull(),
    /** In how many of them the mover had a rating, and the sum of those. */
    rated: integer('rated').notNull(),
    ratings: doublePrecision('ratings').notNull(),
    /** Ids of games, the latest first. */
    latest: text('latest').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.variant, table.position, table.move, table.winner] })],
)
