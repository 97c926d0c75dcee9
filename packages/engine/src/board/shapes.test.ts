import { describe, expect, test } from 'vitest'
import { compileJumps, wordsOfLeap } from '../rules/jumps.ts'
import { cube } from './cube.ts'
import { hexagon } from './hexagon.ts'
import { layoutOf } from './layout.ts'
import { ring } from './ring.ts'
import { square } from './square.ts'
import { type HeadingSet, OFF, type Topology } from './topology.ts'
import { twin } from './twin.ts'

const shapes: Readonly<Record<string, Topology>> = {
  'a hexagon of six to a side': hexagon(6),
  'a cube of five': cube(5),
  'a ring of sixteen files': ring(16, 4),
  'two boards of chess': twin(square(8, 8)),
}

/** Cells a rider reaches on the empty board, each counted once. */
function reach(board: Topology, from: string, set: HeadingSet): number {
  const { of, first, cells } = board.rays(set)
  const cell = board.cellOf(from)
  const reached = new Set<number>()
  for (let ray = of[cell]; ray < of[cell + 1]; ray++) {
    for (let i = first[ray]; cells[i] >= 0; i++) reached.add(cells[i])
  }
  return reached.size
}

function jumps(board: Topology, from: string): string {
  const { of, to } = compileJumps(board, wordsOfLeap(board, 2, 1), () => false)
  const cell = board.cellOf(from)
  return Array.from(to.subarray(of[cell], of[cell + 1]), (end) => board.names[end])
    .sort()
    .join(' ')
}

describe.each(Object.entries(shapes))('%s', (_, board) => {
  test('undoes every step by the opposite heading, and every opposite by its own', () => {
    for (const heading of board.headingsIn('every')) {
      expect(board.opposite(board.opposite(heading))).toBe(heading)
      for (let cell = 0; cell < board.size; cell++) {
        for (const step of board.step(cell, heading)) {
          expect(board.next(step.cell, board.opposite(step.heading))).toBe(cell)
        }
      }
    }
  })

  test('is as near there as back', () => {
    for (const set of ['straight', 'diagonal', 'every'] as const) {
      const near = board.near(set)
      expect(near.map((_, index) => near[(index % board.size) * board.size + Math.floor(index / board.size)])).toEqual(
        near,
      )
    }
  })

  test('keeps a straight step to another tone, and a diagonal one to the same', () => {
    const tone = (cell: number) => board.plan.cells[cell].tone
    for (let cell = 0; cell < board.size; cell++) {
      for (const heading of board.headingsIn('straight')) {
        for (const step of board.step(cell, heading)) expect(tone(step.cell)).not.toBe(tone(cell))
      }
      for (const heading of board.headingsIn('diagonal')) {
        for (const step of board.step(cell, heading)) expect(tone(step.cell)).toBe(tone(cell))
      }
    }
  })

  test('turns headings by its facings, opposites staying opposite', () => {
    for (const turned of Object.values(board.plan.facings)) {
      expect([...turned].sort((a, b) => a - b)).toEqual(board.headings.map((_, heading) => heading))
      for (const [heading, meant] of turned.entries())
        expect(turned[board.opposite(heading)]).toBe(board.opposite(meant))
    }
  })

  test('lists each cell in one row of position text, and once', () => {
    const listed = board.sheets.flat().flatMap(({ cells }) => cells)
    expect([...listed].sort((a, b) => a - b)).toEqual([...Array(board.size).keys()])
  })

  test('names and places each cell on its own, its middle inside its outline, all of it within the drawing', () => {
    const { cells, width, height } = layoutOf(board)
    expect(new Set(cells.map(({ name }) => name)).size).toBe(board.size)
    expect(new Set(cells.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(board.size)
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(board.size)
    for (const { outline } of cells) {
      for (const [x, y] of outline) {
        expect(x).toBeGreaterThanOrEqual(-1e-9)
        expect(y).toBeGreaterThanOrEqual(-1e-9)
        expect(x).toBeLessThanOrEqual(width + 1e-9)
        expect(y).toBeLessThanOrEqual(height + 1e-9)
      }
    }
  })
})

/** Gliński’s board as the rules of his game describe it; the counts are geometry done by hand. */
describe('hexes', () => {
  const board = hexagon(6)

  test('are ninety-one, eleven on the middle file and six on the outer ones, and there is no j', () => {
    expect(board.size).toBe(91)
    expect(['f11', 'a6', 'l6', 'i8'].map((name) => board.cellOf(name) >= 0)).toEqual([true, true, true, true])
    expect(['f12', 'a7', 'l7', 'j1'].map((name) => board.cellOf(name))).toEqual([OFF, OFF, OFF, OFF])
  })

  test('have six neighbours by side and six by corner', () => {
    const names = (set: HeadingSet) =>
      board
        .headingsIn(set)
        .map((heading) => board.names[board.next(board.cellOf('f6'), heading)])
        .join(' ')
    expect(names('straight')).toBe('f7 g6 g5 f5 e5 e6')
    expect(names('diagonal')).toBe('g7 h5 g4 e4 d5 e7')
  })

  test('let a rook reach 30 cells from the middle and 20 from a corner, a bishop 12 and 10, a queen 42', () => {
    expect([reach(board, 'f6', 'straight'), reach(board, 'f1', 'straight')]).toEqual([30, 20])
    expect([reach(board, 'f6', 'diagonal'), reach(board, 'f1', 'diagonal')]).toEqual([12, 10])
    expect(reach(board, 'f6', 'every')).toBe(42)
  })

  test('let a knight jump to twelve cells from the middle and four from a corner', () => {
    expect(jumps(board, 'f6')).toBe('c4 c5 d3 d7 e3 e8 g3 g8 h3 h7 i4 i5')
    expect(jumps(board, 'a1').split(' ')).toHaveLength(4)
  })
})

/** Maack’s cube; counts by hand from the directions his rules give. */
describe('cells in space', () => {
  const board = cube(5)

  test('have 6 neighbours by side, 12 by edge and 8 by corner', () => {
    expect(board.size).toBe(125)
    const count = (set: HeadingSet) => board.headingsIn(set).length
    expect([count('straight'), count('diagonal'), count('corner'), count('every')]).toEqual([6, 12, 8, 26])
  })

  test('let rook, bishop, unicorn and queen reach 12, 24, 16 and 52 cells from the middle, 12, 12, 4 and 28 from a corner', () => {
    const sets = ['straight', 'diagonal', 'corner', 'every'] as const
    expect(sets.map((set) => reach(board, 'Cc3', set))).toEqual([12, 24, 16, 52])
    expect(sets.map((set) => reach(board, 'Aa1', set))).toEqual([12, 12, 4, 28])
  })

  test('let a knight jump to 24 cells from the middle and 6 from a corner', () => {
    expect(jumps(board, 'Cc3').split(' ')).toHaveLength(24)
    expect(jumps(board, 'Aa1')).toBe('Ab3 Ac2 Ba3 Bc1 Ca2 Cb1')
  })

  test('are seen by whoever sits opposite the other way up', () => {
    const [ahead, above] = board.headingsSeen('s', ['n', 'u'])
    expect([ahead, above].map((heading) => board.names[board.next(board.cellOf('Cc3'), heading)])).toEqual([
      'Cc2',
      'Bc3',
    ])
  })
})

describe('a ring', () => {
  const board = ring(16, 4)

  test('joins its last file to the first', () => {
    expect(board.names[board.next(board.cellOf('p1'), board.headingOf('cw'))]).toBe('a1')
    expect(board.names[board.next(board.cellOf('a1'), board.headingOf('in-ccw'))]).toBe('p2')
    expect(board.next(board.cellOf('a1'), board.headingOf('out'))).toBe(OFF)
  })

  test('lets a rook reach 18 cells from anywhere, though two ways lead to fifteen of them', () => {
    expect(['a1', 'f3', 'p4'].map((name) => reach(board, name, 'straight'))).toEqual([18, 18, 18])
    expect(board.rays('straight').isSingle).toBe(false)
  })
})

describe('twin boards', () => {
  const board = twin(square(8, 8))

  test('answer to each other cell by cell', () => {
    const e4 = board.cellOf('e4')
    expect(board.names[board.twinOf(e4)]).toBe('Be4')
    expect(board.twinOf(board.twinOf(e4))).toBe(e4)
    expect(square(8, 8).twinOf(0)).toBe(OFF)
    expect([board.isCalled(board.twinOf(e4), 'e4'), board.isCalled(e4, 'Be4')]).toEqual([true, false])
  })

  test('are drawn one above the other, the first, on which the men stand at the start, above', () => {
    const { cells, twinBelow } = layoutOf(board)
    const at = (name: string) => cells.find((cell) => cell.name === name)
    expect(at('e4')?.y).toBeLessThan(8)
    expect(at('Be4')?.y).toBe((at('e4')?.y ?? 0) + (twinBelow ?? 0))
    expect(at('Be4')?.row).toBe(12)
  })

  test('have no way from one to the other', () => {
    for (let cell = 0; cell < board.size; cell++) {
      for (const heading of board.headingsIn('every')) {
        for (const step of board.step(cell, heading)) expect(step.cell < 64).toBe(cell < 64)
      }
    }
  })
})

test('a set of headings that a board lacks is refused', () => {
  expect(() => square(8, 8).headingsIn('corner')).toThrow(RangeError)
})
