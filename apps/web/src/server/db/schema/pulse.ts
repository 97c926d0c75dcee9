import { pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'

/** One row: when any server was last alive. A gap in it is time nobody could play in. */
export const pulse = pgTable('pulse', {
  id: smallint('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
})
