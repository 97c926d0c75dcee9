import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sanctionKinds } from '../../../lib/people/sanction-kind.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Something moderators laid on a player, and until when it holds. */
export const sanction = pgTable(
  'sanction',
  {
    id: text('id').primaryKey(),
    playerId: text('player_id').notNull(),
    kind: text('kind', { enum: sanctionKinds }).notNull(),
    /** What the player is told. */
    words: text('words').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null is for good, or until it is lifted. */
    until: moment('until'),
    liftedAt: moment('lifted_at'),
    /** When the player said that they had read it. */
    readAt: moment('read_at'),
  },
  (table) => [index('sanction_player').on(table.playerId).where(sql`${table.liftedAt} is null`)],
)

export type SanctionRow = typeof sanction.$inferSelect
