import { randomInt } from 'node:crypto'
import { askPosition, describe } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { and, eq, inArray } from 'drizzle-orm'
import { beginClock } from '../../lib/clock/clock.ts'
import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import { speedOf } from '../../lib/clock/speed.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import { botLevelOf } from '../bots/bot-account.ts'
import { seatBots } from '../bots/seat-bots.ts'
import type { Database } from '../db/open.ts'
import { game, gamePlayer } from '../db/schema/index.ts'
import { noteTurn } from '../notices/note-game.ts'
import { ratingsAt } from '../ratings/ratings-of.ts'
import { rulesVersion } from '../version.ts'
import { clockColumns } from './clocks-of.ts'
import { newGameId } from './game-id.ts'
import { lockOnline, type OnlineGame } from './online-game.ts'

export interface OnlineWish {
  readonly variant: string
  /** Position to begin from; null is the variant's own start. */
  readonly start: string | null
  readonly clock: ClockRule | null
  readonly rated: boolean
  /** By seat. */
  readonly players: readonly Pick<Player, 'id' | 'name'>[]
  readonly rematchOf?: string | undefined
}

/**
 * Begins a game between two. Rated are games of two accounts, on a clock, from the variant's own start. A game has one
 * rematch: asked for again, it is the one there is.
 */
export async function beginOnline(
  tx: Database,
  gameOf: EngineContext['gameOf'],
  wish: OnlineWish,
  now: Date,
): Promise<OnlineGame> {
  const { variant, clock, rated, players, rematchOf } = wish
  const played = await gameOf(variant)
  if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant })
  if (describe(played).seats.length !== 2) throw refusal('BAD_REQUEST', 'notForTwo', { variant })
  if (players.length !== 2) throw new Error(`${players.length} players do not sit down at a game for two.`)
  if (players[0]?.id === players[1]?.id) throw refusal('BAD_REQUEST', 'ownOpponent')
  const start = wish.start ?? drawn(played)
  const begun = askPosition(played, { variant, start, moves: [] })
  if (!begun.ok) throw refusal('BAD_REQUEST', begun.error.key, begun.error.params)
  if (begun.value.outcome !== null) throw refusal('BAD_REQUEST', 'alreadyOver', {})
  if (rated) demandRatable(wish)

  if (rematchOf !== undefined) {
    await lockOnline(tx, rematchOf)
    const [known] = await tx.select({ id: game.id }).from(game).where(eq(game.rematchOf, rematchOf))
    if (known) return lockOnline(tx, known.id)
  }
  const speed = clock && speedOf(clock)
  const seats = await seatsOf(tx, wish, speed, now)
  const state = beginClock(clock, players.length, begun.value.toMove, now.getTime())
  const [row] = await tx
    .insert(game)
    .values({
      id: newGameId(),
      variant,
      rules: rulesVersion,
      owner: players[0]?.id ?? '',
      mode: 'online',
      start: start === undefined ? null : begun.value.fen,
      status: 'playing',
      rated,
      clock,
      speed,
      ...clockColumns({ clock }, seats, state),
      rematchOf: rematchOf ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The database returned no row for a new game.')
  const sitting = await tx
    .insert(gamePlayer)
    .values(seats.map((seat) => ({ ...seat, gameId: row.id, seenAt: now })))
    .returning()
  const seated = sitting.sort((a, b) => a.seat - b.seat)
  await seatBots(tx, row.id, seated, now)
  await noteTurn(tx, row, seated)
  return { row, moves: [], times: [], players: seated }
}

/** The array drawn by lot where there are several; nothing where all games begin alike. */
function drawn({ variant: { arrays } }: Game): string | undefined {
  return arrays?.start(randomInt(arrays.count))
}

function demandRatable({ start, clock, players }: OnlineWish): void {
  const why =
    clock === null
      ? 'noClock'
      : start !== null
        ? 'position'
        : players.some(({ name }) => name === null)
          ? 'guest'
          : undefined
  if (why !== undefined) throw refusal('BAD_REQUEST', 'notRatable', { why })
}

async function seatsOf(
  tx: Database,
  { variant, players }: OnlineWish,
  speed: ReturnType<typeof speedOf> | null,
  now: Date,
) {
  const ids = players.map(({ id }) => id)
  const before = await tx
    .selectDistinct({ id: gamePlayer.playerId })
    .from(gamePlayer)
    .innerJoin(game, eq(game.id, gamePlayer.gameId))
    .where(and(inArray(gamePlayer.playerId, ids), eq(game.variant, variant)))
  const accounts = players.filter(({ id, name }) => name !== null && botLevelOf(id) === null).map(({ id }) => id)
  const ratings = speed === null ? null : await ratingsAt(tx, accounts, { variant, speed }, now)
  return players.map(({ id, name }, seat) => ({
    seat,
    playerId: id,
    name,
    rating: ratings?.get(id)?.rating ?? null,
    deviation: ratings?.get(id)?.deviation ?? null,
    isNew: !before.some((known) => known.id === id),
  }))
}
