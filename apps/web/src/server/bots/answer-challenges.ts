import { botLevels } from '@variorum/engine/bot-levels'
import { and, eq, inArray } from 'drizzle-orm'
import { hasServerBot } from '../../lib/bots/has-server-bot.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { DeclineReason } from '../../lib/seeks/decline-reason.ts'
import type { Database } from '../db/open.ts'
import { type SeekRow, seek } from '../db/schema/index.ts'
import { isRefusal } from '../realtime/is-refusal.ts'
import { acceptSeek } from '../seeks/accept-seek.ts'
import { askRematch } from '../seeks/ask-rematch.ts'
import type { Begun } from '../seeks/begin-of.ts'
import { declineSeek } from '../seeks/end-seek.ts'
import { isOpenAt } from '../seeks/open-seeks.ts'
import { botLevelOf, botOf } from './bot-account.ts'

/** Challenges answered in one go. */
const mostAtOnce = 20

/**
 * Answers what people challenge bots to: a rematch and any other casual game is taken, a rated one declined. Several
 * processes may do so at once; whoever answers a challenge holds it, and a second answer finds the first.
 */
export async function answerChallenges(
  db: Database,
  gameOf: EngineContext['gameOf'],
  now: Date,
): Promise<{ readonly begun: readonly Begun[]; readonly declined: readonly SeekRow[] }> {
  const ids = botLevels.map((level) => botOf(level).id)
  const asked = await db
    .select()
    .from(seek)
    .where(and(isOpenAt(now), eq(seek.kind, 'direct'), inArray(seek.opponentId, ids)))
    .orderBy(seek.createdAt, seek.id)
    .limit(mostAtOnce)
  const begun: Begun[] = []
  const declined: SeekRow[] = []
  for (const one of asked) {
    const level = botLevelOf(one.opponentId ?? '')
    if (level === null) continue
    const bot = botOf(level)
    const reason = await whyNot(gameOf, one)
    try {
      if (reason !== null) declined.push(await declineSeek(db, bot, { id: one.id, reason }, now))
      else if (one.rematchOf === null) begun.push(await acceptSeek(db, gameOf, bot, one.id, now))
      else {
        const rematch = await askRematch(db, gameOf, bot, one.rematchOf, now)
        if (rematch.kind === 'begun') begun.push(rematch.begun)
      }
    } catch (error) {
      // Withdrawn meanwhile, or answered elsewhere; what still stands is looked at again.
      if (!isRefusal(error)) throw error
    }
  }
  return { begun, declined }
}

async function whyNot(gameOf: EngineContext['gameOf'], { variants, rated }: SeekRow): Promise<DeclineReason | null> {
  if (rated) return 'casualOnly'
  const played = await gameOf(variants[0] ?? '')
  return played && hasServerBot(played) ? null : 'otherGame'
}
