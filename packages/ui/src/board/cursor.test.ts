import { cross, cube, hexagon, layoutOf, ring, square, twin } from '@variorum/engine/board'
import { describe, expect, it } from 'vitest'
import { cursorAfter } from './cursor.ts'
import { viewOf } from './view.ts'

const shapes = {
  'a board of chess': square(8, 8),
  'a cross': cross(14, 3),
  hexes: hexagon(6),
  'five levels': cube(5),
  'a ring': ring(16, 4),
  'twin boards': twin(square(8, 8)),
}
const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

describe.each(Object.entries(shapes))('on %s', (_, board) => {
  it.each([0, 1, 2, 3])('the arrows lead to every cell, turned by %i quarters', (quarters) => {
    const view = viewOf(layoutOf(board), quarters, true)
    const reached = new Set([board.names[0] ?? ''])
    for (const cell of reached) {
      for (const arrow of arrows) reached.add(cursorAfter(view, cell, arrow) ?? cell)
    }
    expect(reached.size).toBe(board.size)
  })
})

describe('an arrow', () => {
  const step = (board: (typeof shapes)[keyof typeof shapes], from: string, arrow: string) =>
    cursorAfter(viewOf(layoutOf(board), 0, true), from, arrow)

  it('goes along file and rank on squares, and stays at the edge', () => {
    expect(arrows.map((arrow) => step(shapes['a board of chess'], 'a1', arrow))).toEqual(['a2', 'b1', 'a1', 'a1'])
  })

  it('goes up the file of a hex, and to a neighbour at the side', () => {
    expect(step(shapes.hexes, 'f6', 'ArrowUp')).toBe('f7')
    expect(['g6', 'g5']).toContain(step(shapes.hexes, 'f6', 'ArrowRight'))
  })

  it('goes on from one level to the next, and from one board to its twin', () => {
    expect(step(shapes['five levels'], 'Ae3', 'ArrowRight')).toBe('Ba3')
    expect(step(shapes['five levels'], 'Ac5', 'ArrowUp')).toBe('Cc1')
    expect(step(shapes['twin boards'], 'Be8', 'ArrowUp')).toBe('e1')
  })

  it('goes round a ring at its foot', () => {
    expect(step(shapes['a ring'], 'd1', 'ArrowLeft')).toBe('e1')
  })
})
