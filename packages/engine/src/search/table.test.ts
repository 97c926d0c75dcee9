import { expect, test } from 'vitest'
import { NO_MOVE } from '../position/move.ts'
import { FORCED, fromTable, toTable, WON } from './scores.ts'
import { AT_LEAST, AT_MOST, EXACT, Table } from './table.ts'

const contentOf = ({ move, score, depth, bound }: Table) => ({ move, score, depth, bound })

test('what is stored is found again, for every score, depth and bound', () => {
  for (const score of [0, 1, -1, 250, -99_999, 99_999, WON, -WON]) {
    for (const depth of [0, 1, 64, 127]) {
      for (const bound of [EXACT, AT_LEAST, AT_MOST]) {
        const table = new Table(4)
        table.nextRound()
        table.store(0x12345678, -5, 77, score, depth, bound)
        expect(table.find(0x12345678, -5)).toBe(true)
        expect(contentOf(table)).toEqual({ move: 77, score, depth, bound })
      }
    }
  }
})

test('a position is not taken for another that shares one half of its hash', () => {
  const table = new Table(4)
  table.store(8, 9, 1, 0, 1, EXACT)
  expect(table.find(8, 10)).toBe(false)
  expect(table.find(9, 9)).toBe(false)
  expect(table.find(0, 0)).toBe(false)
})

test('of three positions in one place the shallowest gives way', () => {
  const table = new Table(1)
  table.store(2, 1, 11, 0, 5, EXACT)
  table.store(4, 1, 12, 0, 2, EXACT)
  table.store(6, 1, 13, 0, 3, EXACT)
  expect([table.find(2, 1), table.find(4, 1), table.find(6, 1)]).toEqual([true, false, true])
})

test('what no round has renewed for long gives way to what is new', () => {
  const table = new Table(1)
  table.store(2, 1, 11, 0, 5, EXACT)
  for (let round = 0; round < 3; round++) table.nextRound()
  table.store(4, 1, 12, 0, 2, EXACT)
  table.store(6, 1, 13, 0, 1, EXACT)
  expect([table.find(2, 1), table.find(4, 1), table.find(6, 1)]).toEqual([false, true, true])
})

test('a bound without a move keeps the move that was known', () => {
  const table = new Table(4)
  table.store(3, 3, 42, 10, 4, EXACT)
  table.store(3, 3, NO_MOVE, -10, 5, AT_MOST)
  expect(table.find(3, 3)).toBe(true)
  expect(contentOf(table)).toEqual({ move: 42, score: -10, depth: 5, bound: AT_MOST })
})

test('an end is as far from the position whatever ply it was stored and found at', () => {
  const inFive = WON - 9
  expect(fromTable(toTable(inFive, 4), 4)).toBe(inFive)
  expect(fromTable(toTable(inFive, 4), 6)).toBe(inFive - 2)
  expect(fromTable(toTable(-inFive, 4), 2)).toBe(-inFive - 2)
  expect(fromTable(toTable(120, 4), 6)).toBe(120)
  expect(toTable(FORCED - 1, 9)).toBe(FORCED - 1)
})
