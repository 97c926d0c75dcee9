import { and, desc, eq, gt } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import type { Database } from '../db/open.ts'
import { gamePlayer, gameSignal, sanction } from '../db/schema/index.ts'
import { lookedBackMs, type Outing, pauseOf } from './quitting.ts'
import { outlasts, sanctionsOn } from './sanctions.ts'

/** More games than anybody plays between two pauses. */
const mostOutings = 200

/** Why somebody may not look for games among strangers: they keep leaving them, or a moderator says so. */
export interface QueueBan {
  readonly why: 'leaving' | 'moderator'
  /** Null is for good. */
  readonly until: Date | null
}

/** What keeps a player from the lobby and the pool, for the longest; null where nothing does. */
export async function queueBanOf(db: Database, playerId: string, now: Date): Promise<QueueBan | null> {
  const bans = await sanctionsOn(db, playerId, ['queueBan'], now)
  const all: QueueBan[] = bans.map(({ until }) => ({ why: 'moderator', until }))
  const pause = pauseOf(await outingsOf(db, playerId, now), await pardonedAt(db, playerId), now)
  if (pause !== null) all.push({ why: 'leaving', until: pause })
  return all.reduce<QueueBan | null>((longest, one) => (longest && !outlasts(one, longest) ? longest : one), null)
}

/** Refuses somebody who may not look for games among strangers. */
export async function demandNoQueueBan(db: Database, playerId: string, now: Date): Promise<void> {
  const ban = await queueBanOf(db, playerId, now)
  if (!ban) return
  throw refusal('FORBIDDEN', 'queueBanned', { why: ban.why, seconds: secondsLeft(ban, now) ?? 0 })
}

/** How long it lasts yet; null for good. */
export function secondsLeft({ until }: QueueBan, now: Date): number | null {
  return until === null ? null : Math.ceil((until.getTime() - now.getTime()) / 1_000)
}

/** Games of the lobby and the pool, oldest first. */
async function outingsOf(db: Database, playerId: string, now: Date): Promise<readonly Outing[]> {
  const rows = await db
    .select({ at: gameSignal.at, conduct: gameSignal.conduct })
    .from(gamePlayer)
    .innerJoin(gameSignal, and(eq(gameSignal.gameId, gamePlayer.gameId), eq(gameSignal.seat, gamePlayer.seat)))
    .where(
      and(
        eq(gamePlayer.playerId, playerId),
        eq(gameSignal.isOfLobby, true),
        gt(gameSignal.at, new Date(now.getTime() - lookedBackMs)),
      ),
    )
    .orderBy(desc(gameSignal.at), gameSignal.gameId)
    .limit(mostOutings)
  return rows.reverse().map(({ at, conduct }) => ({ at, hasLeft: conduct !== 'stayed' }))
}

async function pardonedAt(db: Database, playerId: string): Promise<Date | null> {
  const [last] = await db
    .select({ at: sanction.createdAt })
    .from(sanction)
    .where(and(eq(sanction.playerId, playerId), eq(sanction.kind, 'pardon')))
    .orderBy(desc(sanction.createdAt))
    .limit(1)
  return last?.at ?? null
}
