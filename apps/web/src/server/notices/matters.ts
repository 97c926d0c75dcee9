import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type AccountRow, account, game, gamePlayer, type NoticeRow, seek } from '../db/schema/index.ts'
import { isBlocked } from '../people/blocks.ts'
import { kindOf, switchesOf } from './settings.ts'
import type { Matter } from './verdict.ts'

/** A notice with all that its verdict and its words need. */
export interface WholeMatter extends Matter {
  readonly account: AccountRow
}

/** Reads what notices are about. One whose account is closed is about nobody, and is left out. */
export async function mattersOf(db: Database, notices: readonly NoticeRow[]): Promise<readonly WholeMatter[]> {
  const subjects = [...new Set(notices.map(({ subject }) => subject))]
  const ids = [...new Set(notices.map(({ playerId }) => playerId))]
  const accounts = await db.select().from(account).where(inArray(account.id, ids))
  const games = await db.select().from(game).where(inArray(game.id, subjects))
  const seats = await db
    .select()
    .from(gamePlayer)
    .where(inArray(gamePlayer.gameId, subjects))
    .orderBy(asc(gamePlayer.seat))
  const seeks = await db.select().from(seek).where(inArray(seek.id, subjects))
  const isOn = await switchesOf(db, ids)
  const unheard = new Set<string>()
  for (const { id, playerId, opponentId } of seeks) {
    if (opponentId !== null && (await isBlocked(db, playerId, opponentId))) unheard.add(id)
  }
  return notices.flatMap((notice) => {
    const owner = accounts.find(({ id, closedAt }) => id === notice.playerId && closedAt === null)
    if (!owner) return []
    const kind = kindOf[notice.topic]
    const isAbout = ({ id }: { readonly id: string }) => id === notice.subject
    return {
      notice,
      account: owner,
      isWanted: isOn(owner.id, { kind, channel: notice.channel }) && !unheard.has(notice.subject),
      isToldByPages: isOn(owner.id, { kind, channel: 'page' }),
      seek: notice.topic === 'challenged' ? (seeks.find(isAbout) ?? null) : null,
      game: notice.topic === 'challenged' ? null : (games.find(isAbout) ?? null),
      players: seats.filter(({ gameId }) => gameId === notice.subject),
    }
  })
}
