import { eq } from 'drizzle-orm'
import { isLive } from '../../lib/clock/clock-key.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { type RefusalCode, refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { game, gamePlayer, seek } from '../db/schema/index.ts'
import { avoidedByOne } from '../people/blocks.ts'
import { demandNoQueueBan } from '../people/queue-ban.ts'
import { type Begun, beginOf } from './begin-of.ts'
import { calledSince } from './called-since.ts'
import { holdPlayers } from './hold-players.ts'
import { holdSeeks } from './open-seeks.ts'
import { ratingsFor } from './ratings-for.ts'
import { type Obstacle, whyNot } from './why-not.ts'

interface Accepted extends Begun {
  /** Whether it had not begun before, so that everybody has yet to hear of it. */
  readonly isNew: boolean
}

/** Answers a wish with a game. Of many who answer at once one gets it; the same player twice gets the same game. */
export async function acceptSeek(
  db: Database,
  gameOf: EngineContext['gameOf'],
  player: Player,
  id: string,
  now: Date,
): Promise<Accepted> {
  const standing = (await ratingsFor(db, [player]))(player)
  const [seen] = await db.select().from(seek).where(eq(seek.id, id))
  if (!seen || seen.kind === 'pool') throw refusal('NOT_FOUND', 'seekGone')
  const both = [player.id, seen.playerId]
  const accepted = await db.transaction(async (tx): Promise<Accepted | null> => {
    await holdPlayers(tx, both)
    // The game before a rematch is held before any wish, here as where rematches are asked for.
    if (seen.rematchOf !== null) await tx.select().from(game).where(eq(game.id, seen.rematchOf)).for('update')
    const held = await holdSeeks(tx, id, both, now)
    const wish = held.find((one) => one.id === id)
    if (!wish) return await begunBefore(tx, id, player)
    if (wish.playerId !== seen.playerId) return null
    if (wish.kind === 'lobby') await demandNoQueueBan(tx, player.id, now)
    const obstacle = whyNot(wish, player, standing, await avoidedByOne(tx, player.id))
    if (obstacle) throw refusal(codes[obstacle], obstacle)
    const [variant = ''] = wish.variants
    if (isLive(wish.clocks[0] ?? null)) {
      const called = await calledSince(tx, now, both)
      if (called.has(player.id)) throw refusal('CONFLICT', 'calledMeanwhile')
      if (called.size > 0) throw refusal('CONFLICT', 'seekTaken')
    }
    const terms = { variant, clock: wish.clocks[0] ?? null, by: player, seeks: [wish] as const }
    return { ...(await beginOf(tx, gameOf, terms, held, now)), isNew: true }
  })
  // The guest whose wish it was has signed in meanwhile, which happens once: it is asked for again of the account.
  return accepted ?? acceptSeek(db, gameOf, player, id, now)
}

const codes: Readonly<Record<Obstacle, RefusalCode>> = {
  ownSeek: 'BAD_REQUEST',
  unavailable: 'FORBIDDEN',
  notForYou: 'FORBIDDEN',
  accountNeeded: 'FORBIDDEN',
  outsideRange: 'FORBIDDEN',
}

/** The game that came of a wish, for the two who play it; to everybody else the wish is gone. */
async function begunBefore(tx: Database, id: string, player: Player) {
  const [now] = await tx.select().from(seek).where(eq(seek.id, id))
  const gameId = now?.gameId ?? null
  if (gameId === null) throw refusal('CONFLICT', 'seekGone')
  const seats = await tx.select().from(gamePlayer).where(eq(gamePlayer.gameId, gameId))
  const players = seats.map(({ playerId }) => playerId)
  if (!players.includes(player.id)) throw refusal('CONFLICT', 'seekTaken')
  return { gameId, players, isNew: false }
}
