import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Somebody with a name. Secrets stand in tables of their own, so that no answer carries one by accident. */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The name as it is compared: without case, look-alikes folded. */
    nameKey: text('name_key').notNull().unique(),
    /** Lower case; null when the account is closed or came by OAuth without one. */
    email: text('email').unique(),
    emailVerifiedAt: moment('email_verified_at'),
    role: text('role', { enum: ['player', 'moderator'] })
      .notNull()
      .default('player'),
    /** A name is changed once. */
    nameChangedAt: moment('name_changed_at'),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  // By what a name begins with, and by the whole of it, in any case.
  (table) => [index('account_name').on(sql`lower(${table.name}) text_pattern_ops`)],
)

export type AccountRow = typeof account.$inferSelect

/** A password, as argon2id keeps it. */
export const credential = pgTable('credential', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull(),
})

/** Somebody signed in on one device. The row is found by the hash of what the cookie holds. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('session_account').on(table.accountId)],
)

/** An account known to somebody else, by whom it may sign in. */
export const oauthLink = pgTable(
  'oauth_link',
  {
    provider: text('provider').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.providerAccountId] })],
)

/** A link sent by mail, good once and for a while. Found by the hash of what the link holds. */
export const mailToken = pgTable('mail_token', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose', { enum: ['signIn', 'verifyEmail', 'resetPassword'] }).notNull(),
  email: text('email').notNull(),
  accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

/** A mail in the dev mailbox, where no server for mail is configured. */
export const devMail = pgTable('dev_mail', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  sentAt: moment('sent_at').notNull(),
  isRead: boolean('is_read').notNull().default(false),
})
