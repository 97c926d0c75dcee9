import { refusal } from '../../lib/refusal.ts'
import type { ReportReason } from '../../lib/report/report-reason.ts'
import type { Reported } from '../../lib/report/reported.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { report } from '../db/schema/index.ts'
import { newGameId } from '../games/game-id.ts'
import { accusedOf } from './accused-of.ts'

export interface Filing {
  readonly of: Reported
  readonly reason: ReportReason
  readonly words: string
}

/**
 * Tells the moderators. Each player may once of each thing; a second time leaves the first as it is, and is answered the
 * same: whoever presses twice has told it.
 */
export async function fileReport(db: Database, reporter: Player, { of, reason, words }: Filing, now: Date) {
  const accused = await accusedOf(db, reporter, of)
  if (accused.id === reporter.id) throw refusal('BAD_REQUEST', 'ownReport')
  const { objectId, gameId, quoted } = accused
  const [filed] = await db
    .insert(report)
    .values({
      id: newGameId(),
      reporterId: reporter.id,
      accusedId: accused.id,
      kind: of.kind,
      objectId,
      gameId,
      quoted,
      reason,
      words,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: report.id })
  return { isNew: filed !== undefined }
}
