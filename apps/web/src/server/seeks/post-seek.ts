import { and, eq } from 'drizzle-orm'
import { clockKey, isLive } from '../../lib/clock/clock-key.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { type SeekRow, seek } from '../db/schema/index.ts'
import { newGameId } from '../games/game-id.ts'
import { noteChallenge } from '../notices/note-seek.ts'
import { demandOpen } from '../people/demand-open.ts'
import { demandNoQueueBan } from '../people/queue-ban.ts'
import { calledSince } from './called-since.ts'
import { callsToBoard } from './calls-to-board.ts'
import { demandPlayable } from './demand-playable.ts'
import { holdPlayers } from './hold-players.ts'
import { isOpenAt } from './open-seeks.ts'
import { openUntil } from './open-until.ts'
import type { StoredWish } from './seek-wish.ts'

/** Most wishes of one player that are open at once. */
export const mostOpen = 5

export interface Addressee {
  readonly id: string
  readonly name: string | null
}

/**
 * Writes a wish down. The same wish again is the one that stands; of wishes for the pool a player has one, the last.
 */
export async function postSeek(
  db: Database,
  gameOf: EngineContext['gameOf'],
  player: Player,
  kind: SeekRow['kind'],
  wish: StoredWish,
  opponent: Addressee | null,
  now: Date,
): Promise<SeekRow> {
  await demandPlayable(gameOf, player, wish)
  // A friend's address and a challenge are between two who know what they do.
  if (kind === 'lobby' || kind === 'pool') await demandNoQueueBan(db, player.id, now)
  return db.transaction(async (tx) => {
    await holdPlayers(tx, [player.id])
    await demandOpen(tx, [player.id])
    const mine = await tx
      .select()
      .from(seek)
      .where(and(isOpenAt(now), eq(seek.playerId, player.id)))
    const same = mine.find((one) => one.kind === kind && one.opponentId === (opponent?.id ?? null) && isSame(one, wish))
    if (same) return same
    // Seated from another tab while this was asked: what would be offered here could only call them away again.
    if (callsToBoard({ kind, clocks: wish.clocks }) && (await calledSince(tx, now, [player.id])).size > 0) {
      throw refusal('CONFLICT', 'calledMeanwhile')
    }
    const pooled = kind === 'pool' ? mine.filter((one) => one.kind === 'pool') : []
    if (mine.length - pooled.length >= mostOpen) throw refusal('CONFLICT', 'tooManySeeks', { limit: mostOpen })
    for (const { id } of pooled) {
      await tx
        .update(seek)
        .set({ status: 'withdrawn', openUntil: now })
        .where(and(eq(seek.id, id), eq(seek.status, 'open')))
    }
    const [row] = await tx
      .insert(seek)
      .values({
        id: newGameId(),
        kind,
        playerId: player.id,
        name: player.name,
        ...wish,
        variants: [...wish.variants],
        opponentId: opponent?.id ?? null,
        opponentName: opponent?.name ?? null,
        status: 'open',
        createdAt: now,
        openUntil: openUntil(kind, wish.clocks.find(isLive) ?? wish.clocks[0] ?? null, now),
      })
      .returning()
    if (!row) throw new Error('The database returned no row for a new seek.')
    await noteChallenge(tx, row)
    return row
  })
}

/** Whether a stored wish asks for what this one does. A rematch is asked for elsewhere, and is another wish. */
function isSame(row: SeekRow, wish: StoredWish): boolean {
  return row.rematchOf === null && textOf(row) === textOf(wish)
}

const textOf = ({ variants, clocks, rated, seat, ratingMin, ratingMax, start }: StoredWish | SeekRow): string =>
  JSON.stringify([variants, clocks.map(clockKey), rated, seat, ratingMin, ratingMax, start])
