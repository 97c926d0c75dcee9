import { beforeAll, describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { writeAccount, writeGame } from '../../../test/records.ts'
import { rating, ratingPoint } from '../db/schema/index.ts'
import { boardsInShort, leaderboardOf } from './leaderboard.ts'
import { firstDayOfActivity, profileOf } from './profile.ts'
import { ratingCurve } from './rating-curve.ts'
import { searchPlayers } from './search-players.ts'

const db = ownDatabase()
const now = new Date('2026-06-01T12:00:00Z')

interface Rated {
  readonly games?: number
  readonly deviation?: number
  readonly playedAt?: Date
}

async function writeRating(name: string, points: number, { games = 3, deviation = 100, playedAt = now }: Rated = {}) {
  await db().insert(rating).values({
    playerId: name.toLowerCase(),
    variant: 'ultima',
    speed: 'blitz',
    rating: points,
    deviation,
    volatility: 0.06,
    games,
    wins: games,
    draws: 0,
    losses: 0,
    playedAt,
  })
}

beforeAll(async () => {
  for (const name of ['Ann', 'ann_b', 'annXb', 'Bob', 'Cyd', 'Dot', 'Eve']) await writeAccount(db(), name)
  await writeAccount(db(), 'Gone', now)
  await writeRating('Ann', 1700)
  await writeRating('Bob', 1700.4)
  await writeRating('Cyd', 1650)
  await writeRating('Gone', 2500)
  await writeRating('Dot', 2400, { games: 2 })
  await writeRating('ann_b', 2400, { deviation: 300 })
  // Half a year on the bench widens a deviation of 100 beyond 110, though not beyond 300.
  await writeRating('Eve', 1640, { playedAt: new Date('2025-12-05T00:00:00Z') })
  await writeRating('annXb', 2400, { playedAt: new Date('2025-05-31T00:00:00Z') })
})

const board = () => leaderboardOf(db(), { variant: 'ultima', speed: 'blitz' }, now)

describe('the leaderboard of a game that few play', () => {
  it('takes a rating of three games that is not anybody’s guess, level ones on one rank, and nobody who left', async () => {
    const { players, deviation } = await board()
    expect(players.map(({ rank, name, isProvisional }) => [rank, name, isProvisional])).toEqual([
      [1, 'Bob', false],
      [1, 'Ann', false],
      [3, 'Cyd', false],
      [4, 'Eve', true],
    ])
    expect(deviation).toBe(300)
    expect(await boardsInShort(db())).toEqual([{ variant: 'ultima', speed: 'blitz', players: 7 }])
  })

  it('asks for more where ten satisfy it, and for the most where thirty do', async () => {
    for (let count = 0; count < 30; count++) {
      await writeAccount(db(), `sure-${count}`)
      await writeRating(`sure-${count}`, 1500 - count, { deviation: 74 })
      if (count === 6) expect(await board()).toMatchObject({ deviation: 110, players: { length: 10 } })
    }
    const { players, deviation } = await board()
    expect([deviation, players.length, players[0]?.name]).toEqual([75, 30, 'sure-0'])
  })
})

describe('a profile', () => {
  it('counts what was played under the name and to its end', async () => {
    await writeGame(db(), { id: 'p1', players: ['Ann', 'Bob'], createdAt: new Date('2026-05-30T23:59:00Z') })
    await writeGame(db(), { id: 'p2', players: ['Bob', 'Ann'], createdAt: new Date('2026-05-31T00:00:00Z') })
    await writeGame(db(), { id: 'p3', players: ['Ann', null], variant: 'chess', winner: null, reason: 'agreement' })
    await writeGame(db(), { id: 'p4', players: ['Ann', 'Bob'], winner: null, reason: 'aborted' })
    await writeGame(db(), { id: 'p5', players: ['Ann', 'Bob'], status: 'playing', winner: null, reason: null })
    const profile = await profileOf(db(), 'ANN', now)
    expect(profile).toMatchObject({ name: 'Ann', since: '2026-01-01T00:00:00.000Z' })
    expect(profile?.results).toEqual([
      { variant: 'ultima', won: 1, drawn: 0, lost: 1 },
      { variant: 'chess', won: 0, drawn: 1, lost: 0 },
    ])
    expect(profile?.activity).toEqual([
      { day: '2026-05-01', games: 1 },
      { day: '2026-05-30', games: 1 },
      { day: '2026-05-31', games: 1 },
    ])
    expect(profile?.ratings).toMatchObject([{ variant: 'ultima', speed: 'blitz', rating: 1700, isProvisional: false }])
  })

  it('is nobody’s once the account is closed, as if there had never been one', async () => {
    expect(await profileOf(db(), 'Gone', now)).toBeNull()
    expect(await profileOf(db(), 'Nobody', now)).toBeNull()
    expect(await ratingCurve(db(), 'Gone', 'ultima')).toEqual([])
    expect(await searchPlayers(db(), 'gon')).toEqual([])
  })

  it('shows half a year, from a Monday on', () => {
    // The first of June 2026 is a Monday, and so is the eighth of December 2025, twenty-five weeks before.
    expect(firstDayOfActivity(now).toISOString()).toBe('2025-12-08T00:00:00.000Z')
    expect(firstDayOfActivity(new Date('2026-06-07T23:59:59Z')).toISOString()).toBe('2025-12-08T00:00:00.000Z')
  })
})

it('a curve has for each day and speed where the rating stood in the end, or after each game where it is young', async () => {
  const point = (gameId: string, at: string, points: number, speed: 'blitz' | 'rapid') => ({
    playerId: 'ann',
    gameId,
    variant: 'ultima',
    speed,
    rating: points,
    deviation: 90,
    at: new Date(at),
  })
  await db()
    .insert(ratingPoint)
    .values([
      point('1', '2026-05-01T08:00:00Z', 1510, 'blitz'),
      point('2', '2026-05-01T20:00:00Z', 1490, 'blitz'),
      point('3', '2026-05-03T08:00:00Z', 1520, 'blitz'),
      point('4', '2026-05-01T21:00:00Z', 1600, 'rapid'),
    ])
  const told = async (fineSince?: string) =>
    (await ratingCurve(db(), 'Ann', 'ultima', fineSince === undefined ? null : new Date(fineSince))).map(
      ({ speed, at, rating }) => [speed, at.slice(0, 13), rating],
    )
  const byDay = [
    ['blitz', '2026-05-01T20', 1490],
    ['blitz', '2026-05-03T08', 1520],
    ['rapid', '2026-05-01T21', 1600],
  ]
  expect(await told()).toEqual(byDay)
  expect(await told('2026-05-01T09:00:00Z')).toEqual(byDay)
  // All of it is since then, so every game is told of.
  expect(await told('2026-05-01T07:00:00Z')).toEqual([['blitz', '2026-05-01T08', 1510], ...byDay])
})

it('a name is found by its first letters, in which an underscore is an underscore', async () => {
  expect((await searchPlayers(db(), 'ANN')).map(({ name }) => name)).toEqual(['Ann', 'ann_b', 'annXb'])
  expect((await searchPlayers(db(), 'ann_')).map(({ name }) => name)).toEqual(['ann_b'])
  expect(await searchPlayers(db(), '%')).toEqual([])
})
