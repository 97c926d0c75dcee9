import { z } from 'zod'
import { moderationActions, sanctionKinds } from '../../lib/people/sanction-kind.ts'
import { reportReasons } from '../../lib/report/report-reason.ts'

const said = z.object({
  name: z.string().nullable(),
  isAccused: z.boolean(),
  isReported: z.boolean(),
  preset: z.string().nullable(),
  text: z.string().nullable(),
  at: z.string(),
})

/** Entries of the moderators' log. */
export const logEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null for whoever keeps the server. */
  moderator: z.string().nullable(),
  /** Whom it is about; null for a guest, and for an account that is closed. */
  player: z.string().nullable(),
  action: z.enum(moderationActions),
  why: z.string(),
  until: z.string().nullable(),
})
export type LogEntry = z.infer<typeof logEntry>

/** What moderators know of one player. */
export const caseFile = z
  .object({
    player: z.object({
      id: z.string(),
      /** Null for a guest, and for an account that is closed. */
      name: z.string().nullable(),
      kind: z.enum(['account', 'guest', 'closed']),
      since: z.string().nullable(),
      isModerator: z.boolean(),
    }),
    reports: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        kind: z.enum(['message', 'player', 'game']),
        reason: z.enum(reportReasons),
        words: z.string(),
        /** Null for a guest. */
        reporter: z.string().nullable(),
        gameId: z.string().nullable(),
        /** The message as it stood when it was reported. */
        quoted: z.string().nullable(),
        /** What was said around it. */
        context: z.array(said),
      }),
    ),
    /** Reports that were dismissed of late, the latest first. */
    dismissed: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        reason: z.enum(reportReasons),
        words: z.string(),
        quoted: z.string().nullable(),
      }),
    ),
    signals: z.object({
      games: z.number(),
      aborted: z.number(),
      noShow: z.number(),
      left: z.number(),
      /** Mean time of a move and its mean spread, milliseconds; null where no clock ran. */
      thinkMean: z.number().nullable(),
      thinkSpread: z.number().nullable(),
      /** Moves compared with the engine's choice, and how many were the same. */
      compared: z.number(),
      agreed: z.number(),
    }),
    /** Until when they pause of themselves for having left games. */
    pausedUntil: z.string().nullable(),
    sanctions: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(sanctionKinds),
        words: z.string(),
        at: z.string(),
        until: z.string().nullable(),
        isRead: z.boolean(),
      }),
    ),
    log: z.array(logEntry),
  })
  .readonly()
export type CaseFile = z.infer<typeof caseFile>
