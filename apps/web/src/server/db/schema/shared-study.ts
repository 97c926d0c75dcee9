import { index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** A tree of the analysis board that somebody gave a short address. It never changes: what is shared again is another. */
export const sharedStudy = pgTable(
  'shared_study',
  {
    /** Random and short, because it is its address. */
    id: text('id').primaryKey(),
    variant: text('variant').notNull(),
    /** Game text with its variations and comments. */
    text: text('text').notNull(),
    /** The way to the place that was looked at: which branch was taken at each fork. */
    way: smallint('way').array().notNull(),
    /** Who shared it, an account's id or a guest's: theirs to take along, and gone with the account. */
    owner: text('owner').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('shared_study_owner').on(table.owner)],
)
