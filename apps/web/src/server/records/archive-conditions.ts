import { and, eq, exists, gte, isNotNull, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { refusal } from '../../lib/refusal.ts'
import { accountNamed } from '../auth/find-account.ts'
import type { Database } from '../db/open.ts'
import { game, gameMove, gamePlayer } from '../db/schema/index.ts'
import type { ArchiveFilter } from './archive-query.ts'
import { calledOff } from './called-off.ts'
import { openingMoves } from './opening-moves.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** What a game has to be to be found; null when there can be none, as of a player whom nobody knows. */
export async function archiveConditions(
  db: Database,
  gameOf: EngineContext['gameOf'],
  asked: ArchiveFilter,
): Promise<SQL | null> {
  const { variant, reason, status, rated, since, until } = asked
  const people = await peopleOf(db, asked)
  if (people === null) return null
  return (
    and(
      // Written out, because an index over these alone is of use only to who says so before the parameters are known.
      sql`${game.mode} = 'online'`,
      // What nobody played is in the way of whoever looks for games, unless it is just what they look for.
      reason === undefined ? or(isNull(game.reason), notInArray(game.reason, [...calledOff])) : eq(game.reason, reason),
      variant === undefined ? undefined : eq(game.variant, variant),
      status === undefined ? undefined : eq(game.status, status),
      rated === undefined ? undefined : eq(game.rated, rated),
      since === undefined ? undefined : gte(game.createdAt, new Date(since)),
      until === undefined ? undefined : lt(game.createdAt, new Date(Date.parse(until) + dayMs)),
      ...people,
      resultIs(asked),
      ...(await openingIs(db, gameOf, asked)),
    ) ?? null
  )
}

/** The player's seat is joined by `find-games.ts` under this name. */
export const ownSeat = alias(gamePlayer, 'own_seat')

/** Conditions on who played. A seat without a name is nobody's, whoever may have claimed it since. */
async function peopleOf(db: Database, { player, opponent }: ArchiveFilter): Promise<(SQL | undefined)[] | null> {
  const [one, other] = await Promise.all([player, opponent].map((name) => openAccount(db, name)))
  if (one === null || other === null) return null
  const seat = alias(gamePlayer, 'other_seat')
  const sat = and(
    eq(seat.gameId, game.id),
    eq(seat.playerId, other ?? ''),
    isNotNull(seat.name),
    one === undefined ? undefined : ne(seat.seat, ownSeat.seat),
  )
  return [
    one === undefined ? undefined : and(eq(ownSeat.playerId, one), isNotNull(ownSeat.name)),
    other === undefined ? undefined : exists(db.select({ one: sql`1` }).from(seat).where(sat)),
  ]
}

/** The id of a named account; undefined where none is named, null where nobody has the name. */
async function openAccount(db: Database, name: string | undefined): Promise<string | null | undefined> {
  if (name === undefined) return undefined
  return (await accountNamed(db, name))?.id ?? null
}

function resultIs({ result, player }: ArchiveFilter): SQL | undefined {
  if (result === undefined) return undefined
  // Nobody won what was called off, and it is no draw either.
  if (result === 'drawn')
    return and(eq(game.status, 'over'), isNull(game.winner), notInArray(game.reason, [...calledOff]))
  if (result === 'first' || result === 'second') return eq(game.winner, result === 'first' ? 0 : 1)
  if (player === undefined) throw refusal('BAD_REQUEST', 'resultOfWhom')
  return result === 'won' ? eq(game.winner, ownSeat.seat) : ne(game.winner, ownSeat.seat)
}

/**
 * Conditions on the first moves: one look by primary key for each, which ends at the first that differs. A game whose
 * moves are kept has none that can be asked about, or asking would tell them.
 */
async function openingIs(
  db: Database,
  gameOf: EngineContext['gameOf'],
  { opening, variant }: ArchiveFilter,
): Promise<(SQL | undefined)[]> {
  if (opening === undefined || opening.trim() === '') return []
  if (variant === undefined) throw refusal('BAD_REQUEST', 'openingOfWhat')
  const played = await gameOf(variant)
  if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant })
  const moves = openingMoves(played, opening).map((move, ply) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(gameMove)
        .where(and(eq(gameMove.gameId, game.id), eq(gameMove.ply, ply), eq(gameMove.move, move))),
    ),
  )
  return [isNull(game.start), played.isOpen ? undefined : eq(game.status, 'over'), ...moves]
}
