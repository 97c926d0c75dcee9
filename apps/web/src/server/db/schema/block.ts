import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Somebody who wants nothing to do with somebody else. It holds in both directions, and only its maker knows of it. A guest
 * who took a name can be blocked once as each, or a second block that comes to nothing would tell who they were.
 */
export const block = pgTable(
  'block',
  {
    id: text('id').notNull().unique(),
    /** Who blocks: an account's id or a guest's, as everywhere here. */
    playerId: text('player_id').notNull(),
    blockedId: text('blocked_id').notNull(),
    /** Whether they had a name then. Who was met as a guest is told by no name they take later. */
    isNamed: boolean('is_named').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.blockedId, table.isNamed] }),
    index('block_blocked').on(table.blockedId),
  ],
)
