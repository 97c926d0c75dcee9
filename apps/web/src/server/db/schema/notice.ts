import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { noticeChannels, noticeKinds } from '../../../lib/notices/notice-kind.ts'
import { account, session } from './account.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** What can be told of: a challenge, that one was answered by a game, a turn, that its time runs out, the end of a game. */
export const noticeTopics = ['challenged', 'begun', 'turn', 'reminder', 'ended'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/**
 * Something an account is to be told when no page of it tells it: written in the transaction of what it tells of, and
 * taken from here by whichever process comes first. Guests have neither mailbox nor session, so none of them is here.
 */
export const notice = pgTable(
  'notice',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: text('player_id').notNull(),
    topic: text('topic', { enum: noticeTopics }).notNull(),
    channel: text('channel', { enum: ['push', 'email'] }).notNull(),
    /** The game, or the challenge, it is about. */
    subject: text('subject').notNull(),
    /** Version of the game that brought it; 0 of a challenge. */
    version: integer('version').notNull(),
    /** Moves played then: once there are more, a turn is over. */
    ply: integer('ply').notNull(),
    /** When it happened. */
    at: moment('at').notNull(),
    /** When it is to be looked at next. */
    dueAt: moment('due_at').notNull(),
    /** When its player was last here while it waited. */
    seenAt: moment('seen_at'),
    /** When it was last tried. */
    triedAt: moment('tried_at'),
    tries: integer('tries').notNull().default(0),
    status: text('status', { enum: ['waiting', 'sent', 'dropped'] }).notNull(),
  },
  (table) => [
    unique('notice_once').on(table.playerId, table.topic, table.subject, table.version, table.channel),
    index('notice_due').on(table.dueAt).where(sql`${table.status} = 'waiting'`),
  ],
)

export type NoticeRow = typeof notice.$inferSelect

/** A switch somebody has touched; the others stand as they do at first. */
export const noticeSetting = pgTable(
  'notice_setting',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    channel: text('channel', { enum: noticeChannels }).notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.channel] })],
)

/** A browser that takes messages for an account, for as long as it is signed in. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    /** Where the browser's maker takes messages for it. */
    endpoint: text('endpoint').primaryKey(),
    /** The browser's public key, and what else only it and we know. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Whoever signs out takes it along. */
    sessionHash: text('session_hash')
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_subscription_account').on(table.accountId),
    index('push_subscription_session').on(table.sessionHash),
  ],
)

export type PushSubscriptionRow = typeof pushSubscription.$inferSelect
