import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { moderationActions } from '../../../lib/people/sanction-kind.ts'

/**
 * Who did what to whom, when and why. The database itself refuses to change or delete an entry; only whom it is about
 * may be written anew, for a guest who becomes an account.
 */
export const moderationLog = pgTable(
  'moderation_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** Null is whoever keeps the server. */
    moderatorId: text('moderator_id'),
    playerId: text('player_id').notNull(),
    action: text('action', { enum: moderationActions }).notNull(),
    why: text('why').notNull(),
    until: timestamp('until', { withTimezone: true, precision: 3 }),
    /** What it laid on the player, or lifted. */
    sanctionId: text('sanction_id'),
  },
  (table) => [index('moderation_log_player').on(table.playerId, table.id)],
)
