import { askPosition } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { positionKey } from '@variorum/engine/openings'
import { beforeAll, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { writeAccount, writeGame } from '../../../test/records.ts'
import { countEnded } from './count-ended.ts'
import { playedHere } from './played-here.ts'

const db = ownDatabase()

const day = (date: number) => new Date(Date.UTC(2026, 4, date, 12))
const count = async () => {
  let counted = 0
  for (let more = 1; more > 0; counted += more) more = await countEnded(db(), gameOf, 2)
  return counted
}

/** What was played after these moves: how often White won, Black won, and nobody. */
async function after(moves: string, variant = 'chess') {
  const game = gameOf(variant) ?? expect.unreachable()
  const position = askPosition(game, { variant, moves: moves.split(' ').filter(Boolean) })
  if (!position.ok) return expect.unreachable()
  const key = positionKey(position.value.fen)
  const { moves: found, games } = await playedHere(db(), gameOf, { variant, seats: 2, key })
  const told = found.map(({ move, wins, draws, rating }) => [move, [...wins, draws].join('-'), rating])
  return { told, games: games.map(({ id }) => id).join('') }
}

beforeAll(async () => {
  for (const name of ['Ann', 'Bob']) await writeAccount(db(), name)
  const chess = { variant: 'chess', players: ['Ann', 'Bob'] }
  // Two ways to one position; the players are rated 1500 and 1501.
  await writeGame(db(), { id: 'a', ...chess, createdAt: day(1), moves: ['g1f3', 'g8f6', 'b1c3', 'd7d6'] })
  const draw = { reason: 'agreement', winner: null, scores: [0.5, 0.5] }
  await writeGame(db(), { id: 'b', ...chess, createdAt: day(2), moves: ['b1c3', 'g8f6', 'g1f3', 'd7d6'], ...draw })
  const lost = { players: [null, 'Ann'], winner: 1, scores: [0, 1] }
  await writeGame(db(), {
    id: 'c',
    ...chess,
    ...lost,
    createdAt: day(3),
    moves: ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'e2e4'],
  })
  const none = { reason: 'aborted', winner: null, scores: [] }
  await writeGame(db(), { id: 'd', ...chess, createdAt: day(4), moves: ['h2h4'], ...none })
  const running = { status: 'playing', reason: null, winner: null, scores: null } as const
  await writeGame(db(), { id: 'e', ...chess, createdAt: day(5), moves: ['h2h3'], ...running })
  await writeGame(db(), { id: 'f', ...chess, createdAt: day(6), mode: 'device', moves: ['a2a3'] })
  await writeGame(db(), { id: 'g', ...chess, createdAt: day(7), rules: 'older', moves: ['e2e4', 'e2e4'] })
})

it('counts each game between people once, when it is over, and none that was called off', async () => {
  expect(await count()).toBe(5)
  expect(await count()).toBe(0)
})

it('tells each move with who won, the most played first, and what its players were rated', async () => {
  const { told, games } = await after('')
  expect(told).toEqual([
    ['g1f3', '1-1-0', 1500],
    ['b1c3', '0-0-1', 1500],
  ])
  expect(games).toBe('cba')
})

it('finds a position by whatever way it was come to', async () => {
  expect(await after('g1f3 g8f6 b1c3')).toEqual({ told: [['d7d6', '1-0-1', 1501]], games: 'ba' })
})

it('has a game that comes back to a position in it once, with what it did first', async () => {
  expect((await after('')).told.map(([move]) => move)).not.toContain('e2e4')
})

it('knows nothing of another game that has the same position', async () => {
  expect(await after('', 'crazyhouse')).toEqual({ told: [], games: '' })
})

it('adds what comes later, and tells the latest games first', async () => {
  for (const date of [8, 9, 10, 11]) {
    const id = `later-${date}`
    const players = ['Bob', 'Ann']
    await writeGame(db(), { id, variant: 'chess', players, createdAt: day(date), moves: ['g1f3'], winner: 0 })
  }
  expect(await count()).toBe(4)
  const { told, games } = await after('')
  expect(told[0]).toEqual(['g1f3', '5-1-0', 1500])
  expect(games).toBe('later-11later-10later-9later-8')
})
