import { describe, expect, it } from 'vitest'
import { layoutOf, points, ruled, square } from './index.ts'

const has = (lines: readonly unknown[], ...line: readonly (readonly [number, number])[]) =>
  lines.some((one) => JSON.stringify(one) === JSON.stringify(line))

describe('a board of points', () => {
  const board = points(square(9, 10), {
    river: 5,
    palaces: [['d1', 'f3']],
    isStation: (file, rank) => file + rank === 2,
  })
  const { cells, ground } = layoutOf(board)
  const lines = ground?.lines ?? []

  it('has no chequer', () => {
    expect(new Set(cells.map(({ tone }) => tone))).toEqual(new Set([0]))
  })

  it('has lines from edge to edge, and a river that only its edges cross', () => {
    expect(has(lines, [0.5, 9.5], [8.5, 9.5])).toBe(true)
    expect(has(lines, [0.5, 9.5], [0.5, 0.5])).toBe(true)
    expect(has(lines, [8.5, 9.5], [8.5, 0.5])).toBe(true)
    expect(has(lines, [4.5, 9.5], [4.5, 0.5])).toBe(false)
    expect(has(lines, [4.5, 9.5], [4.5, 5.5])).toBe(true)
    expect(has(lines, [4.5, 4.5], [4.5, 0.5])).toBe(true)
  })

  it('joins the corners of a palace across', () => {
    expect(has(lines, [3.5, 9.5], [5.5, 7.5])).toBe(true)
    expect(has(lines, [3.5, 7.5], [5.5, 9.5])).toBe(true)
  })

  it('has two angles at a station on the edge', () => {
    // Ten ranks, two edges and seven files in two halves, two diagonals.
    expect(lines).toHaveLength(10 + 2 + 14 + 2 + 2)
  })

  it('goes from cell to cell as the board it was', () => {
    expect(board.names).toEqual(square(9, 10).names)
    expect(board.step(0, board.headingOf('ne'))).toEqual(square(9, 10).step(0, 1))
  })
})

it('a ruled board has lines between its squares, and dots on their crossings', () => {
  const { ground } = layoutOf(ruled(square(9, 9), [[3, 6]]))
  expect(ground?.lines).toHaveLength(20)
  expect(has(ground?.lines ?? [], [3, 0], [3, 9])).toBe(true)
  expect(ground?.dots).toEqual([[3, 3]])
})
