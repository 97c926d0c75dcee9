import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * How often something secret was tried lately, or something asked for of which there is so much for each, so that every
 * process counts the same.
 */
export const attempt = pgTable('attempt', {
  /** A hash of what was tried, on whom and from where: nobody's name or address stands here. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  /** Until then the next one is refused. */
  freeAt: timestamp('free_at', { withTimezone: true, precision: 3 }).notNull(),
})
