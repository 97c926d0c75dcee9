import { describe, expect, test } from 'vitest'
import { square } from '../board/index.ts'
import { parsePosition, readMove } from '../notation/index.ts'
import { gameOf } from '../variants/catalogue.ts'
import { think } from './index.ts'
import { Sight } from './sight.ts'
import { stepsBetween } from './steps.ts'

const game = gameOf('ultima')
if (game === undefined) throw new Error('no ultima')

/** The share of a hundred beginners that overlook a capture. */
function overlooking(text: string, moveText: string, chances: readonly number[]): number {
  if (game === undefined) return Number.NaN
  const read = parsePosition(game, text)
  const move = read.ok ? readMove(game, read.value, moveText) : read
  if (!read.ok || !move.ok) throw new Error(moveText)
  const seeds = Array.from({ length: 100 }, (_, seed) => seed)
  return seeds.filter((seed) => new Sight(game, { sight: chances, focus: 0 }, seed).overlooks(read.value, move.value))
    .length
}

describe('a beginner', () => {
  const far = '7k/8/8/8/8/5n2/8/N6K w'
  const coordinated = 'r6k/8/8/8/8/8/7R/K7 w'

  test('never overlooks a capture where the chance to see it is one', () => {
    expect(overlooking(coordinated, 'h2b8', [1])).toBe(0)
  })

  test('overlooks about as many far captures as the chance says', () => {
    const overlooked = overlooking(coordinated, 'h2b8', [1, 1, 1, 1, 1, 0.3])
    expect(overlooked).toBeGreaterThan(50)
    expect(overlooked).toBeLessThan(90)
  })

  test('has nothing to overlook in a quiet move', () => {
    expect(overlooking(far, 'a1a2', [0])).toBe(0)
  })

  test('takes what it sees beside it, but not always', () => {
    // The withdrawer stands beside a coordinator that nobody guards; every step straight away from it takes.
    const line = { variant: 'ultima', start: '7k/8/8/8/3rQ3/8/8/K7 w', moves: [] }
    const seeds = Array.from({ length: 40 }, (_, seed) => seed)
    const takers = seeds.filter((seed) => {
      const options = { setting: 20, seed, now: () => 0, shouldStop: () => false, onThought: () => {} }
      const asked = think(game, line, options)
      return asked.ok && /^e4[f-h]4$/.test(asked.value.best ?? '')
    })
    expect(takers.length).toBeGreaterThan(20)
    expect(takers.length).toBeLessThan(40)
  })
})

test('steps are counted by the shortest way, corner to corner of a board of eight by eight seven', () => {
  const board = square(8, 8)
  const steps = stepsBetween(board)
  const between = (a: string, b: string): number => steps[board.cellOf(a) * board.size + board.cellOf(b)]
  expect([between('a1', 'h8'), between('a1', 'a1'), between('b2', 'c4'), between('h1', 'a2')]).toEqual([7, 0, 2, 7])
})
