import { expect, test } from 'vitest'
import { cross } from './cross.ts'

test('a cross of 14 without corners of 3 has 160 cells, and a step into a corner leads nowhere', () => {
  const board = cross(14, 3)
  expect(board.size).toBe(160)
  expect(['a1', 'c3', 'l12', 'n14', 'a3', 'c14'].map((name) => board.cellOf(name))).toEqual([-1, -1, -1, -1, -1, -1])
  expect(board.next(board.cellOf('d3'), board.headingOf('w'))).toBe(-1)
  expect(board.next(board.cellOf('d3'), board.headingOf('nw'))).toBe(board.cellOf('c4'))
  expect(board.next(board.cellOf('d4'), board.headingOf('sw'))).toBe(-1)
})

test('lines run over the whole board and end where the corners begin', () => {
  const board = cross(14, 3)
  const { of, first, cells } = board.raysAlong([board.headingOf('n')])
  const from = board.cellOf('a4')
  const line: string[] = []
  for (let i = first[of[from]]; cells[i] >= 0; i++) line.push(board.names[cells[i]])
  expect(line).toEqual(['a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'a11'])
})
