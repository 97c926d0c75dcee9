import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from './account.ts'

/** What a token may be used for. */
export const tokenScopes = ['read'] as const

/** A key by which a program of an account's asks the API. Found by the hash of what its holder has. */
export const apiToken = pgTable(
  'api_token',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    /** What its owner calls it. */
    label: text('label').notNull(),
    scopes: text('scopes', { enum: tokenScopes }).array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** To the day or so: writing it down with every question would make every question a change. */
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('api_token_account').on(table.accountId)],
)
