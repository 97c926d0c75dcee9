import { describe, expect, it } from 'vitest'
import { hexagons, squares } from '../gallery/samples.ts'
import { cellAt, cellUnder, quartersFor, viewOf } from './view.ts'

const names = (rows: ReturnType<typeof viewOf>['rows'], row: number) => rows[row]?.map(({ name }) => name)

describe('a board seen from either side', () => {
  it('has the first cell at the lower left for the first seat', () => {
    const view = viewOf(squares(8, 8), 0, true)
    expect(view.at.get('a1')).toMatchObject({ x: 50, y: 750 })
    expect(names(view.rows, 0)).toEqual(['a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8'])
  })

  it('is turned half round for the other', () => {
    const view = viewOf(squares(8, 8), quartersFor(1, 2), true)
    expect(view.at.get('a1')).toMatchObject({ x: 750, y: 50 })
    expect(names(view.rows, 0)).toEqual(['h1', 'g1', 'f1', 'e1', 'd1', 'c1', 'b1', 'a1'])
    expect(view.labels.find(({ text }) => text === 'a')).toMatchObject({ x: 750 })
  })

  it('is turned by a quarter for each of four, who sit round it clockwise', () => {
    const seen = [0, 1, 2, 3].map((seat) => {
      const { at, rows, labels, width, height } = viewOf(squares(8, 4), quartersFor(seat, 4), true)
      const first = rows[0]?.map(({ name }) => name) ?? []
      const file = labels.find(({ text }) => text === 'a')
      return { a1: [at.get('a1')?.x, at.get('a1')?.y], corners: [first[0], first.at(-1)], file, isWide: width > height }
    })
    expect(seen).toEqual([
      { a1: [50, 350], corners: ['a4', 'h4'], file: { text: 'a', x: 50, y: 419 }, isWide: true },
      // The left edge is the lower one now: who sat at the left sits at the bottom.
      { a1: [350, 750], corners: ['h4', 'h1'], file: { text: 'a', x: -18, y: 750 }, isWide: false },
      { a1: [750, 50], corners: ['h1', 'a1'], file: { text: 'a', x: 750, y: 419 }, isWide: true },
      { a1: [50, 50], corners: ['a1', 'a4'], file: { text: 'a', x: -18, y: 50 }, isWide: false },
    ])
  })

  it('turns each of two boards in its place: the first stays above', () => {
    const { cells, ...one } = squares(2, 2)
    const below = cells.map((cell) => ({
      ...cell,
      name: `B${cell.name}`,
      y: cell.y + 3,
      outline: cell.outline.map(([x, y]) => [x, y + 3] as const),
      row: cell.row + 2,
    }))
    const twins = { ...one, height: 5, cells: [...cells, ...below], twinBelow: 3 }
    const { rows, at } = viewOf(twins, 2, true)
    expect(rows.map((row) => row.map(({ name }) => name))).toEqual([
      ['b1', 'a1'],
      ['b2', 'a2'],
      ['Bb1', 'Ba1'],
      ['Bb2', 'Ba2'],
    ])
    expect(['a1', 'b2', 'Ba1'].map((name) => [at.get(name)?.x, at.get(name)?.y])).toEqual([
      [150, 50],
      [50, 150],
      [150, 350],
    ])
  })

  it('finds the cell under a point, whatever the shape of the cells', () => {
    for (const layout of [squares(12, 8), hexagons(3)]) {
      const view = viewOf(layout, 0, false)
      for (const cell of view.at.values()) expect(cellAt(view, cell.x + 3, cell.y - 4)?.name).toBe(cell.name)
      expect(cellAt(view, -1, -1)).toBeNull()
    }
  })

  it('finds the cell that was pressed on a picture of any size', () => {
    // A picture of eight squares is 839 units wide and high: 34 for the ranks' names, 5 for its edge, 100 for each square.
    expect(cellUnder(squares(8, 8), (34 + 350) / 839, (5 + 650) / 839)).toBe('d2')
    expect(cellUnder(squares(8, 8), 0.001, 0.5)).toBeNull()
  })
})
