import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { gamePlayer, ratingPoint } from '../db/schema/index.ts'
import { ratingsOf } from './ratings-of.ts'

const db = ownDatabase()

const two = () => ['White', 'Black'].map((name) => ({ id: randomUUID(), name }))

async function ratedGame(players = two()) {
  const game = await sitDown(db(), { variant: 'ultima', rated: true, players })
  await game.move(0, 'e2e4')
  await game.move(1, 'e7e5')
  const standingOf = async (seat: number) => (await ratingsOf(db(), players[seat]?.id ?? '', game.now()))[0]
  return { ...game, standingOf }
}

describe('a rated game', () => {
  it('changes both ratings in the change that ends it, and shows what it stored', async () => {
    const game = await ratedGame()
    const { players, row } = await game.act(1, 'resign')
    expect(row.speed).toBe('blitz')
    const [won, lost] = [await game.standingOf(0), await game.standingOf(1)]
    expect(won).toMatchObject({ games: 1, wins: 1, draws: 0, losses: 0 })
    expect(lost).toMatchObject({ games: 1, wins: 0, draws: 0, losses: 1 })
    expect((won?.rating ?? 0) - 1500).toBeCloseTo(1500 - (lost?.rating ?? 0), 2)
    const changes = [won, lost].map((each) => Math.round(each?.rating ?? 0) - 1500)
    expect(changes[0]).toBeGreaterThan(0)
    expect(players.map(({ ratingChange }) => ratingChange)).toEqual(changes)
    const stored = await db()
      .select()
      .from(gamePlayer)
      .where(eq(gamePlayer.gameId, game.id))
      .orderBy(asc(gamePlayer.seat))
    expect(stored.map(({ ratingChange }) => ratingChange)).toEqual(changes)
    const points = await db().select().from(ratingPoint).where(eq(ratingPoint.gameId, game.id))
    expect(points.map(({ rating }) => rating).sort()).toEqual([won?.rating, lost?.rating].sort())
    expect((await game.seen(0)).ratingChanges).toEqual(changes)
  })

  it('rates a second time from where the first left both', async () => {
    const players = two()
    await (await ratedGame(players)).act(1, 'resign')
    const second = await ratedGame(players)
    const begun = await second.read()
    expect(begun.players.map(({ rating }) => rating)).toEqual([
      (await second.standingOf(0))?.rating,
      (await second.standingOf(1))?.rating,
    ])
    await second.act(0, 'offerDraw')
    await second.act(1, 'acceptDraw')
    expect(await second.standingOf(0)).toMatchObject({ games: 2, wins: 1, draws: 1, losses: 0 })
  })

  it('that was called off, or resigned before both had moved, changes nothing', async () => {
    for (const act of ['abort', 'resign'] as const) {
      const game = await sitDown(db(), { variant: 'ultima', rated: true, players: two() })
      await game.move(0, 'e2e4')
      const { players } = await game.act(0, act)
      expect(players.map(({ ratingChange }) => ratingChange)).toEqual([null, null])
      expect(await ratingsOf(db(), players[0]?.playerId ?? '', game.now())).toEqual([])
    }
  })

  it('that two play twice at once, with the seats exchanged, waits for itself and ends', async () => {
    const players = two()
    const games = [await ratedGame(players), await ratedGame([...players].reverse())]
    await Promise.all(games.map((game) => game.act(0, 'resign')))
    expect(await games[0]?.standingOf(0)).toMatchObject({ games: 2, wins: 1, losses: 1 })
  })
})

describe('a game that is not rated', () => {
  it('leaves ratings alone', async () => {
    const players = two()
    const game = await sitDown(db(), { variant: 'ultima', players })
    await game.move(0, 'e2e4')
    await game.move(1, 'e7e5')
    await game.act(0, 'resign')
    expect(await ratingsOf(db(), players[0]?.id ?? '', game.now())).toEqual([])
  })
})
