import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { reportReasons } from '../../../lib/report/report-reason.ts'

/** Somebody tells the moderators of somebody else: once of each thing. */
export const report = pgTable(
  'report',
  {
    id: text('id').primaryKey(),
    reporterId: text('reporter_id').notNull(),
    /** Whom it is about. */
    accusedId: text('accused_id').notNull(),
    kind: text('kind', { enum: ['message', 'player', 'game'] }).notNull(),
    /** Id of the message or the game, or of the player. */
    objectId: text('object_id').notNull(),
    /** The game it happened in, if it was one. */
    gameId: text('game_id'),
    /** The message as it stood, for it may be gone when the report is read. */
    quoted: text('quoted'),
    reason: text('reason', { enum: reportReasons }).notNull(),
    /** In the reporter's words; may be empty. */
    words: text('words').notNull(),
    status: text('status', { enum: ['open', 'acted', 'dismissed'] })
      .notNull()
      .default('open'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    unique('report_once').on(table.reporterId, table.kind, table.objectId),
    index('report_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
    index('report_accused').on(table.accusedId, table.createdAt),
  ],
)

export type ReportRow = typeof report.$inferSelect
