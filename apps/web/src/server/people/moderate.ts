import { and, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { ModerationAction, SanctionKind } from '../../lib/people/sanction-kind.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { account, moderationLog, report, sanction, seek } from '../db/schema/index.ts'
import { newGameId } from '../games/game-id.ts'
import { plainText } from '../games/plain-text.ts'
import { closeAccountOf } from './close-account-of.ts'
import { allowRename, removeName } from './rename-account.ts'

const hourMs = 3_600_000
/** Null is for good. */
const hours = z
  .number()
  .positive()
  .max(24 * 366)
  .nullable()

/** What a moderator does to a player. */
export const moderation = z.discriminatedUnion('action', [
  z.object({ action: z.literal('dismiss') }),
  z.object({ action: z.literal('reopen') }),
  z.object({ action: z.literal('warn') }),
  z.object({ action: z.literal('mute'), hours }),
  z.object({ action: z.literal('queueBan'), hours }),
  z.object({ action: z.literal('askRename') }),
  z.object({ action: z.literal('removeName') }),
  z.object({ action: z.literal('close') }),
  z.object({ action: z.literal('pardon') }),
  z.object({ action: z.literal('lift'), sanctionId: z.string().max(64) }),
])

export const moderateInput = z.object({
  playerId: plainText.min(1).max(64),
  act: moderation,
  /** Kept in the log; the player reads it where something is laid on them. */
  why: plainText.trim().min(1).max(500),
  /** The reports the moderator has read, which this answers, or asks to be answered again. */
  reports: z.array(plainText.max(64)).max(200).default([]),
})
type Asked = z.infer<typeof moderateInput>

const kinds: Partial<Record<ModerationAction, SanctionKind>> = {
  warn: 'warning',
  mute: 'mute',
  queueBan: 'queueBan',
  askRename: 'rename',
  removeName: 'rename',
  pardon: 'pardon',
}

/** Does what a moderator decided, closes the reports it answers, and writes it down: all of it or nothing. */
export async function moderate(
  db: Database,
  gameOf: EngineContext['gameOf'],
  moderator: Player,
  { playerId, act, why, reports }: Asked,
  now: Date,
): Promise<void> {
  if (playerId === moderator.id) throw refusal('FORBIDDEN', 'notYourself')
  const [target] = await db.select().from(account).where(eq(account.id, playerId))
  if (target?.role === 'moderator') throw refusal('FORBIDDEN', 'notModerators')
  const isOpen = target !== undefined && target.closedAt === null
  if ((act.action === 'askRename' || act.action === 'removeName' || act.action === 'close') && !isOpen) {
    throw refusal('CONFLICT', 'noAccount')
  }
  // Giving up its games takes a transaction for each of them; done again, it finds nothing left to do.
  if (act.action === 'close' && target) await closeAccountOf(db, gameOf, target, now)
  await db.transaction(async (tx) => {
    const until = 'hours' in act && act.hours !== null ? new Date(now.getTime() + act.hours * hourMs) : null
    const kind = kinds[act.action]
    const sanctionId = act.action === 'lift' ? await lift(tx, playerId, act.sanctionId, now) : kind ? newGameId() : null
    if (kind && sanctionId !== null) {
      await tx.insert(sanction).values({ id: sanctionId, playerId, kind, words: why, createdAt: now, until })
    }
    if (act.action === 'queueBan') await withdrawPublic(tx, playerId, now)
    if (act.action === 'askRename') await allowRename(tx, playerId)
    if (act.action === 'removeName' && target) await removeName(tx, target, now)
    await tx
      .insert(moderationLog)
      .values({ at: now, moderatorId: moderator.id, playerId, action: act.action, why, until, sanctionId })
    if (act.action === 'reopen') return reopen(tx, playerId, reports)
    if (reports.length === 0 || act.action === 'lift' || act.action === 'pardon') return
    await tx
      .update(report)
      .set({ status: act.action === 'dismiss' ? 'dismissed' : 'acted', closedAt: now })
      .where(and(eq(report.accusedId, playerId), eq(report.status, 'open'), inArray(report.id, reports)))
  })
}

/** Has reports answered again that were dismissed, by mistake or before there were others. */
async function reopen(tx: Database, playerId: string, reports: readonly string[]): Promise<void> {
  const dismissed = and(
    eq(report.accusedId, playerId),
    eq(report.status, 'dismissed'),
    inArray(report.id, [...reports]),
  )
  const reopened = await tx.update(report).set({ status: 'open', closedAt: null }).where(dismissed).returning()
  if (reopened.length === 0) throw refusal('CONFLICT', 'nothingDismissed')
}

/** Ends what was laid on a player before its time. */
async function lift(tx: Database, playerId: string, id: string, now: Date): Promise<string> {
  const [lifted] = await tx
    .update(sanction)
    .set({ liftedAt: now })
    .where(and(eq(sanction.id, id), eq(sanction.playerId, playerId), isNull(sanction.liftedAt)))
    .returning({ id: sanction.id })
  if (!lifted) throw refusal('CONFLICT', 'liftedAlready')
  return lifted.id
}

/** Whoever may not look for games among strangers is not found by them either. */
async function withdrawPublic(tx: Database, playerId: string, now: Date): Promise<void> {
  await tx
    .update(seek)
    .set({ status: 'withdrawn', openUntil: now })
    .where(and(eq(seek.playerId, playerId), eq(seek.status, 'open'), inArray(seek.kind, ['lobby', 'pool'])))
}
