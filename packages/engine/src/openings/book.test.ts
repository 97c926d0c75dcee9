import { expect, it } from 'vitest'
import { bookOf, type Played, playedAt, printBook, readBook } from './book.ts'
import { gamesIn } from './tally.ts'

/** Three games, made up. The second comes to its third position by another way than the first. */
const games: readonly Played[] = [
  { keys: ['start', 'after-a', 'both'], moves: ['a', 'b', 'c'], winner: 0 },
  { keys: ['start', 'after-b', 'both'], moves: ['b', 'a', 'd'], winner: 1 },
  { keys: ['start', 'after-a', 'other', 'start'], moves: ['a', 'x', 'y', 'b'], winner: null },
]
const book = bookOf(games, 2)
const told = (key: string) => Object.fromEntries(playedAt(book, key))

it('counts every game once by who won it', () => {
  expect(book.total).toEqual({ wins: [1, 1], draws: 1 })
})

it('tells of a position what was played in it, by whatever way it was come to', () => {
  expect(told('both')).toEqual({ c: { wins: [1, 0], draws: 0 }, d: { wins: [0, 1], draws: 0 } })
  expect(told('nowhere')).toEqual({})
})

it('counts a game that comes back to a position once in it', () => {
  expect(told('start')).toEqual({ a: { wins: [1, 0], draws: 1 }, b: { wins: [0, 1], draws: 0 } })
})

it('leaves out what one game alone did late', () => {
  const keys = Array.from({ length: 14 }, (_, step) => `key-${step + 10}`)
  const long: Played = { keys, moves: keys, winner: null }
  const alone = bookOf([long], 2)
  expect(playedAt(alone, 'key-21').size).toBe(1)
  expect(playedAt(alone, 'key-22').size).toBe(0)
  expect(playedAt(bookOf([long, long], 2), 'key-22').size).toBe(1)
})

it('is read as it was printed', () => {
  const read = readBook(printBook(book, 'made by hand'))
  expect(read).toEqual(book)
  expect(gamesIn(read?.total ?? { wins: [], draws: 0 })).toBe(3)
})

it.each(['', 'hello', '1,2,3\nkey e2e4', '1,2,3\nkey :1,2', '1,2,3\nkey a:1,b'])('is not read from %j', (text) => {
  expect(readBook(text)).toBeNull()
})
