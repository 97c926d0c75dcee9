import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type GamePlayerRow, type GameRow, gamePlayer, rating, ratingPoint } from '../db/schema/index.ts'
import { faultPoint } from '../fault-point.ts'
import { rated } from './glicko.ts'
import { lockRatings, rowOf } from './lock-ratings.ts'
import { type RatingRow, standing } from './ratings-of.ts'

/**
 * Rates a game that has just ended, in the transaction that ends it, and answers its players with what it made of them.
 * A game that was not rated, or was called off, or in which not everybody has ended a turn, changes nothing.
 */
export async function rateGame(
  tx: Database,
  row: GameRow,
  players: readonly GamePlayerRow[],
  now: Date,
): Promise<readonly GamePlayerRow[]> {
  const { variant, speed, scores, clockState } = row
  const isPlayed = clockState?.seats.every(({ hasMoved }) => hasMoved) === true
  if (!row.rated || speed === null || !isPlayed || !scores || scores.length !== players.length) return players

  const before = await lockRatings(tx, { variant, speed }, players, now)
  const after: GamePlayerRow[] = []
  for (const player of players) {
    const own = before.find(({ playerId }) => playerId === player.playerId)
    const other = before.find(({ playerId }) => playerId !== player.playerId)
    if (!own || !other) throw new Error(`The game ${row.id} is rated and has not two who are.`)
    const score = scores[player.seat] ?? 0
    const stored = await write(tx, own, { ...rated(standing(own, now), standing(other, now), score), score }, now)
    const { rating, deviation, playerId } = stored
    await tx.insert(ratingPoint).values({ playerId, gameId: row.id, variant, speed, rating, deviation, at: now })
    // Ratings are shown in whole points, and what is shown has to add up.
    const ratingChange = Math.round(rating) - Math.round(own.rating)
    const seat = and(eq(gamePlayer.gameId, row.id), eq(gamePlayer.seat, player.seat))
    await tx.update(gamePlayer).set({ ratingChange }).where(seat)
    after.push({ ...player, ratingChange })
  }
  await faultPoint('rated')
  return after
}

/** Writes what a result made of a player, and reads back what the database made of that. */
async function write(
  tx: Database,
  own: RatingRow,
  { score, ...numbers }: ReturnType<typeof rated> & { readonly score: number },
  now: Date,
): Promise<RatingRow> {
  const tally = {
    games: own.games + 1,
    wins: own.wins + (score === 1 ? 1 : 0),
    losses: own.losses + (score === 0 ? 1 : 0),
    draws: own.draws + (score > 0 && score < 1 ? 1 : 0),
  }
  const [stored] = await tx
    .update(rating)
    .set({ ...numbers, ...tally, playedAt: now })
    .where(rowOf(own, own.playerId))
    .returning()
  if (!stored) throw new Error(`The rating of ${own.playerId} vanished under its own lock.`)
  return stored
}
