import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * A name that somebody went by and gave up, or the id of a guest who has signed in. Nobody gets it again, or they would
 * pose as the one who left.
 */
export const retiredName = pgTable('retired_name', {
  /** A keyed hash of the name's key: enough to refuse the name, and no name. */
  hash: text('hash').primaryKey(),
  retiredAt: timestamp('retired_at', { withTimezone: true, precision: 3 }).notNull(),
})
