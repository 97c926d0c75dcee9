import { and, asc, eq } from 'drizzle-orm'
import { isLive } from '../../lib/clock/clock-key.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { game, gamePlayer, type SeekRow, seek } from '../db/schema/index.ts'
import { newGameId } from '../games/game-id.ts'
import { noteChallenge } from '../notices/note-seek.ts'
import { isBlocked } from '../people/blocks.ts'
import { demandOpen } from '../people/demand-open.ts'
import { type Begun, beginOf } from './begin-of.ts'
import { calledSince } from './called-since.ts'
import { holdPlayers } from './hold-players.ts'
import { holdSeeks, isOpenAt } from './open-seeks.ts'
import { openUntil } from './open-until.ts'

/** What became of asking for a rematch: it waits for the other player, or the game is there. */
export type Rematch =
  | { readonly kind: 'asked'; readonly row: SeekRow; readonly isNew: boolean }
  | { readonly kind: 'begun'; readonly begun: Begun; readonly isNew: boolean }

/**
 * Asks for the same game once more with sides changed, or agrees to it if the other has asked. Everybody who does holds
 * the game that is over, so two who ask at the same moment get one game, and so does one who presses twice.
 */
export async function askRematch(
  db: Database,
  gameOf: EngineContext['gameOf'],
  player: Player,
  gameId: string,
  now: Date,
): Promise<Rematch> {
  // Who played it is read before they are held, and never changes but for a guest who signs in.
  const sat = await db.select().from(gamePlayer).where(eq(gamePlayer.gameId, gameId))
  const both = sat.map(({ playerId }) => playerId)
  return db.transaction(async (tx) => {
    if (both.includes(player.id)) await holdPlayers(tx, both)
    const [row] = await tx
      .select()
      .from(game)
      .where(and(eq(game.id, gameId), eq(game.mode, 'online')))
      .for('update')
    if (!row) throw refusal('NOT_FOUND', 'gameNotFound', { id: gameId })
    const seats = await tx.select().from(gamePlayer).where(eq(gamePlayer.gameId, gameId)).orderBy(asc(gamePlayer.seat))
    const mine = seats.find(({ playerId }) => playerId === player.id)
    const theirs = seats.find(({ playerId }) => playerId !== player.id)
    if (!mine || !theirs || seats.length !== 2) throw refusal('FORBIDDEN', 'notYours', { id: gameId })
    if (row.status !== 'over') throw refusal('CONFLICT', 'stillPlaying')

    const [next] = await tx.select({ id: game.id }).from(game).where(eq(game.rematchOf, gameId))
    const players = [mine.playerId, theirs.playerId]
    if (next) return { kind: 'begun', begun: { gameId: next.id, players }, isNew: false }

    await demandOpen(tx, players)
    if (await isBlocked(tx, mine.playerId, theirs.playerId)) throw refusal('FORBIDDEN', 'unavailable')

    const [asked] = await tx
      .select()
      .from(seek)
      .where(and(isOpenAt(now), eq(seek.rematchOf, gameId)))
    if (asked?.playerId === player.id) return { kind: 'asked', row: asked, isNew: false }
    const held = asked ? await holdSeeks(tx, asked.id, players, now) : []
    const offer = held.find(({ id }) => id === asked?.id)
    if (offer) {
      const called = isLive(row.clock) ? await calledSince(tx, now, players) : new Set()
      if (called.has(player.id)) throw refusal('CONFLICT', 'calledMeanwhile')
      if (called.size > 0) throw refusal('CONFLICT', 'seekTaken')
      const terms = { variant: row.variant, clock: row.clock, by: player, seeks: [offer] as const }
      return { kind: 'begun', begun: await beginOf(tx, gameOf, terms, held, now), isNew: true }
    }

    const [wish] = await tx
      .insert(seek)
      .values({
        id: newGameId(),
        kind: 'direct',
        playerId: player.id,
        name: player.name,
        variants: [row.variant],
        clocks: [row.clock],
        rated: row.rated,
        seat: theirs.seat,
        opponentId: theirs.playerId,
        opponentName: theirs.name,
        rematchOf: gameId,
        // A rated game's position is nobody's wish: where one stands it was drawn by lot, and is drawn anew.
        start: row.rated ? null : row.start,
        status: 'open',
        createdAt: now,
        openUntil: openUntil('direct', row.clock, now),
      })
      .returning()
    if (!wish) throw new Error('The database returned no row for a rematch.')
    await noteChallenge(tx, wish)
    return { kind: 'asked', row: wish, isNew: true }
  })
}
