import { gameOf } from '@variorum/engine/catalogue'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { writeAccount, writeGame } from '../../../test/records.ts'
import { game, gameMove } from '../db/schema/index.ts'
import { archiveQuery } from './archive-query.ts'
import { findGames } from './find-games.ts'

const db = ownDatabase()

beforeAll(async () => {
  for (const name of ['Ann', 'Bob', 'Cyd']) await writeAccount(db(), name)
  await writeAccount(db(), 'Gone', new Date('2026-06-01T00:00:00Z'))
  const day = (date: number) => new Date(Date.UTC(2026, 4, date, 12))
  await writeGame(db(), { id: 'a', players: ['Ann', 'Bob'], createdAt: day(1), moves: ['a2a4', 'a7a5'], rated: true })
  await writeGame(db(), { id: 'b', players: ['Bob', 'Ann'], createdAt: day(2), moves: ['a2a4', 'b7b5'] })
  const draw = { reason: 'repetition', winner: null, scores: [0.5, 0.5] }
  await writeGame(db(), { id: 'c', players: ['Cyd', 'Bob'], createdAt: day(3), variant: 'chess', ...draw })
  await writeGame(db(), { id: 'd', players: [null, 'Cyd'], createdAt: day(4), reason: 'checkmate' })
  await writeGame(db(), { id: 'e', players: ['Gone', 'Ann'], createdAt: day(5), winner: 1, scores: [0, 1] })
  const none = { reason: 'aborted', winner: null, scores: [] }
  await writeGame(db(), { id: 'f', players: ['Ann', 'Cyd'], createdAt: day(6), ...none })
  const running = { status: 'playing', reason: null, winner: null, scores: null } as const
  await writeGame(db(), { id: 'g', players: ['Ann', 'Cyd'], createdAt: day(7), moves: ['a2a3'], ...running })
})

const find = async (asked: object) => {
  const { games } = await findGames(db(), gameOf, archiveQuery.parse(asked))
  return games.map(({ id }) => id).join('')
}

describe('a search', () => {
  it('finds everything that was played, the latest first, where nothing is asked', async () => {
    expect(await find({})).toBe('gedcba')
  })

  it.each([
    [{ player: 'ANN' }, 'geba'],
    [{ player: 'bob', opponent: 'Ann' }, 'ba'],
    [{ opponent: 'Cyd' }, 'gdc'],
    [{ player: 'Ann', opponent: 'Ann' }, ''],
    [{ player: 'Nobody' }, ''],
    [{ player: 'Gone' }, ''],
    [{ variant: 'chess' }, 'c'],
    [{ rated: true }, 'a'],
    [{ rated: false, variant: 'ultima' }, 'gedb'],
    [{ status: 'playing' }, 'g'],
    [{ reason: 'checkmate' }, 'd'],
    [{ reason: 'aborted' }, 'f'],
    [{ result: 'first' }, 'dba'],
    [{ result: 'second' }, 'e'],
    [{ result: 'drawn' }, 'c'],
    [{ result: 'drawn', reason: 'aborted' }, ''],
    [{ since: '1970-01-02', until: '2999-12-31' }, 'gedcba'],
    [{ player: 'Ann', result: 'won' }, 'ea'],
    [{ player: 'Ann', result: 'lost' }, 'b'],
    [{ since: '2026-05-03', until: '2026-05-04' }, 'dc'],
    [{ variant: 'ultima', opening: 'a2a4' }, 'ba'],
    [{ variant: 'ultima', opening: '1. a2a4 a7a5' }, 'a'],
    [{ variant: 'ultima', opening: 'b2b4' }, ''],
  ])('by %j finds just what it asks for', async (asked, found) => {
    expect(await find(asked)).toBe(found)
  })

  it.each([
    [{ result: 'won' }, 'resultOfWhom'],
    [{ opening: 'a2a4' }, 'openingOfWhat'],
    [{ variant: 'ultima', opening: 'a1h7' }, 'badOpening'],
    [{ variant: 'no-such', opening: 'a2a4' }, 'unknownVariant'],
  ])('by %j is refused with its reason', async (asked, key) => {
    await expect(find(asked)).rejects.toMatchObject({ cause: { key } })
  })
})

it('pages meet without a gap and without a game twice, games of one moment included', async () => {
  const together = new Date('2025-01-01T00:00:00Z')
  for (const id of ['x', 'y', 'z']) await writeGame(db(), { id, players: ['Bob', null], createdAt: together })
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await findGames(db(), gameOf, archiveQuery.parse({ player: 'Bob', limit: 2, cursor }))
    seen.push(...page.games.map(({ id }) => id))
    cursor = page.next
  }
  expect(seen.join('')).toBe('cbaxyz')
})

it('names the players as they were called, and neither a guest nor an account that is closed', async () => {
  const { games } = await findGames(db(), gameOf, archiveQuery.parse({ reason: 'resignation' }))
  const closed = games.find(({ id }) => id === 'e')
  expect(closed?.players.map(({ kind, name, profile }) => [kind, name, profile])).toEqual([
    ['closed', null, null],
    ['account', 'Ann', 'Ann'],
  ])
  expect(JSON.stringify(games)).not.toContain('Gone')
})

it.each(['9999-12-31', '3000-01-01', '1970-01-01'])('asks of no day that has none after it: %s', (until) => {
  expect(archiveQuery.safeParse({ until }).success).toBe(false)
})

describe('a running game in which not everybody sees everything', () => {
  const hidden = 'fog-of-war'

  it('reads byte for byte the same after a move, and is found by none it began with', async () => {
    const running = { status: 'playing', reason: null, winner: null, scores: null } as const
    await writeGame(db(), { id: 'hidden', players: ['Ann', 'Bob'], variant: hidden, moves: ['e2e4'], ...running })
    const read = async () => JSON.stringify(await findGames(db(), gameOf, archiveQuery.parse({ variant: hidden })))
    const before = await read()
    await db().insert(gameMove).values({ gameId: 'hidden', ply: 1, move: 'a7a6', clientId: 'client-1' })
    const changed = { ply: 2, version: 2, updatedAt: new Date(), tags: { Event: 'x' } }
    await db().update(game).set(changed).where(eq(game.id, 'hidden'))
    expect(await read()).toBe(before)
    expect(before).toContain('"isKept":true')
    expect(await find({ variant: hidden, opening: 'e2e4' })).toBe('')
  })
})
