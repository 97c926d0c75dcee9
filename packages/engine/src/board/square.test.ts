import { describe, expect, test } from 'vitest'
import { layoutOf } from './layout.ts'
import { square } from './square.ts'
import { OFF } from './topology.ts'

const board = square(5, 4)
const at = (name: string) => board.cellOf(name)
const nameOf = (cell: number) => (cell === OFF ? 'off' : board.names[cell])
const lines = (from: string, set: 'straight' | 'diagonal' | 'every') => {
  const { of, first, cells } = board.rays(set)
  return Array.from({ length: of[at(from) + 1] - of[at(from)] }, (_, k) => {
    const names: string[] = []
    for (let i = first[of[at(from)] + k]; cells[i] >= 0; i++) names.push(board.names[cells[i]])
    return names.join(' ')
  }).sort()
}

describe('a board of squares', () => {
  test('names its cells by file and rank, and knows no others', () => {
    expect(board.size).toBe(20)
    expect(board.names[0]).toBe('a1')
    expect(board.names[19]).toBe('e4')
    expect(['f1', 'a5', 'a0', '', 'A1'].map(at)).toEqual([OFF, OFF, OFF, OFF, OFF])
    expect(board.coordinatesOf(at('c2'))).toEqual([2, 1])
    expect(nameOf(board.cellAt(2, 1))).toBe('c2')
    expect(board.cellAt(5, 0)).toBe(OFF)
  })

  test('steps one cell along each heading and never off the edge', () => {
    const steps = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'].map((heading) => board.headingOf(heading))
    expect(steps.map((heading) => nameOf(board.next(at('c2'), heading)))).toEqual([
      'c3',
      'd3',
      'd2',
      'd1',
      'c1',
      'b1',
      'b2',
      'b3',
    ])
    expect(steps.map((heading) => nameOf(board.next(at('e4'), heading)))).toEqual([
      'off',
      'off',
      'off',
      'off',
      'e3',
      'd3',
      'd4',
      'off',
    ])
    expect(() => board.headingOf('up')).toThrow(RangeError)
  })

  test('every step is undone by the opposite heading', () => {
    for (let cell = 0; cell < board.size; cell++) {
      for (const heading of board.headingsIn('every')) {
        for (const step of board.step(cell, heading)) {
          expect(board.next(step.cell, board.opposite(step.heading))).toBe(cell)
        }
      }
    }
  })

  test('a line runs to the edge, nearest cell first', () => {
    expect(lines('b2', 'straight')).toEqual(['a2', 'b1', 'b3 b4', 'c2 d2 e2'])
    expect(lines('b2', 'diagonal')).toEqual(['a1', 'a3', 'c1', 'c3 d4'])
    expect(lines('b2', 'every')).toEqual([...lines('b2', 'straight'), ...lines('b2', 'diagonal')].sort())
    expect(lines('a1', 'diagonal')).toEqual(['b2 c3 d4'])
  })

  test('two cells lie on a common line or on none', () => {
    const { to, first, cells } = board.rays('every')
    const firstStep = (from: string, target: string) => {
      const ray = to[at(from) * board.size + at(target)]
      return ray < 0 ? 'none' : board.names[cells[first[ray]]]
    }
    expect(firstStep('a1', 'd4')).toBe('b2')
    expect(firstStep('d4', 'a1')).toBe('c3')
    expect(firstStep('a1', 'e1')).toBe('b1')
    expect(firstStep('a1', 'b3')).toBe('none')
    expect(firstStep('a1', 'a1')).toBe('none')
  })

  test('near is one step away, by side or by corner', () => {
    const near = (set: 'straight' | 'diagonal' | 'every', name: string) =>
      board.names
        .filter((_, cell) => board.near(set)[at(name) * board.size + cell] === 1)
        .sort()
        .join(' ')
    expect(near('straight', 'a1')).toBe('a2 b1')
    expect(near('diagonal', 'a1')).toBe('b2')
    expect(near('every', 'c2')).toBe('b1 b2 b3 c1 c3 d1 d2 d3')
  })

  test('a corner has the file of the one and the rank of the other; a flat rectangle has none', () => {
    const corner = (a: string, b: string) => nameOf(board.corner[at(a) * board.size + at(b)])
    expect(corner('b1', 'd3')).toBe('b3')
    expect(corner('d3', 'b1')).toBe('d1')
    expect(corner('b1', 'b3')).toBe('off')
    expect(corner('b1', 'd1')).toBe('off')
    expect(corner('b1', 'b1')).toBe('off')
  })

  test('has at least one cell and no more files than letters', () => {
    expect(() => square(0, 3)).toThrow(RangeError)
    expect(() => square(27, 1)).toThrow(RangeError)
    expect(square(1, 1).size).toBe(1)
  })
})

test('its layout puts the first seat below, a1 dark in the corner, coordinates at the edges', () => {
  const layout = layoutOf(board)
  expect([layout.width, layout.height]).toEqual([5, 4])
  expect(layout.cells.find((cell) => cell.name === 'a1')).toEqual({
    name: 'a1',
    x: 0.5,
    y: 3.5,
    outline: [
      [0, 3],
      [1, 3],
      [1, 4],
      [0, 4],
    ],
    tone: 0,
    column: 0,
    row: 3,
  })
  expect(layout.cells.find((cell) => cell.name === 'b1')?.tone).toBe(1)
  expect(layout.labels.map((label) => label.text).join('')).toBe('abcde1234')
})
