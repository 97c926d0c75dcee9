import { expect, test } from 'vitest'
import { limitsFor, readGo } from './go.ts'

const limits = (words: string, seat = 0, overheadMs = 0) => limitsFor(readGo(words.split(' ')), seat, overheadMs)

test('limits are taken as they are said', () => {
  expect(limits('depth 7 nodes 1000 movetime 500')).toEqual({ depth: 7, nodes: 1000, ms: 500 })
  expect(limits('infinite depth 7')).toEqual({})
  expect(limits('mate 3')).toEqual({ depth: 5 })
})

test('each seat lives on its own clock', () => {
  const words = 'wtime 50000 btime 500 winc 0 binc 0'
  expect(limits(words, 0).ms).toBeGreaterThan(10 * (limits(words, 1).ms ?? Number.NaN))
})

test.each([
  'wtime 1000',
  'wtime 1000 winc 60000',
  'wtime 1000 movestogo 1',
  'wtime 1000 movestogo 40 winc 10',
  'wtime 40',
  'wtime 0',
  'wtime -100 winc 5000',
])('there is time left on the clock after %s', (words) => {
  const { ms = Number.NaN } = limits(words, 0, 30)
  const clock = Number(words.split(' ')[1])
  expect(ms).toBeGreaterThanOrEqual(1)
  expect(ms).toBeLessThanOrEqual(Math.max(1, clock - 30))
})

test('overhead comes off the time for a move', () => {
  expect(limits('movetime 100', 0, 30)).toEqual({ ms: 70 })
  expect(limits('movetime 10', 0, 30)).toEqual({ ms: 1 })
})

test('moves to search end where the next word of go begins', () => {
  const go = readGo('searchmoves e2e4 d2d4 depth 3'.split(' '))
  expect([go.searchMoves, go.numbers.get('depth'), go.isInfinite]).toEqual([['e2e4', 'd2d4'], 3, false])
})

test('nothing said is without end, and what is strange is named', () => {
  expect(readGo([])).toMatchObject({ isInfinite: true, isPondering: false, strange: [] })
  expect(readGo('ponder'.split(' '))).toMatchObject({ isInfinite: false, isPondering: true })
  expect(readGo('depth x wtime 99999999999999 fast'.split(' ')).strange).toEqual([
    'depth without a number',
    'x',
    'wtime without a number',
    '99999999999999',
    'fast',
  ])
})

test.each(['depth', 'depth abc', 'movetime', 'nodes x', 'ponder depth abc', 'fast'])(
  'a limit that cannot be read is no search without end: %s',
  (words) => {
    expect(readGo(words.split(' ')).isInfinite).toBe(false)
    expect(limits(words)).toEqual({ depth: 1 })
  },
)

test.each(['perft', 'perft -1', 'perft all'])('a count of no depth is no count: %s', (words) => {
  expect(readGo(words.split(' '))).toMatchObject({ isCountUnclear: true })
})

test('a count of depth nought is one', () => {
  expect(readGo(['perft', '0'])).toMatchObject({ isCountUnclear: false, strange: [] })
})
