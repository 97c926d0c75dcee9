import { describe, expect, it } from 'vitest'
import { partsOf, rowsOf, sumOf } from './rows.ts'

const legal = [
  { id: 'e2e4', text: 'e4' },
  { id: 'd2d4', text: 'd4' },
]
const counted = (move: string, wins: number[], draws = 0) => ({ move, tally: { wins, draws }, rating: null })

describe('the rows of a position', () => {
  it('are the moves that can be played in it, the most played first', () => {
    const rows = rowsOf(legal, [counted('e2e4', [1, 0]), counted('d2d4', [1, 2], 1), counted('a7a5', [9, 9])])
    expect(rows.map(({ text, games }) => [text, games])).toEqual([
      ['d4', 4],
      ['e4', 1],
    ])
    expect(sumOf(rows)).toEqual({ wins: [2, 2], draws: 1 })
  })
})

describe('the parts of a bar', () => {
  it('have draws between the two', () => {
    expect(partsOf({ wins: [2, 1], draws: 1 })).toEqual([
      { seat: 0, percent: 50 },
      { seat: null, percent: 25 },
      { seat: 1, percent: 25 },
    ])
  })

  it('make a hundred, and leave out what did not happen', () => {
    // A third each: 33, 33 and 33, and one that is left.
    const parts = partsOf({ wins: [1, 1, 1, 0], draws: 0 })
    expect(parts.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    expect(partsOf({ wins: [0, 7], draws: 0 })).toEqual([{ seat: 1, percent: 100 }])
    expect(partsOf({ wins: [0, 0], draws: 0 })).toEqual([])
  })
})
