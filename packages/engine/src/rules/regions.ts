import type { Cell, Region, Setting } from './kinds.ts'
import { headingsByTag } from './ways.ts'

/** The cells with exactly so many less one behind them, as the seat sees it: 1 is its own back rank. */
export const rank = (...numbers: readonly number[]): Region => byDistance('s', numbers)

/** The cells with exactly so many less one before them: 1 is the far edge. */
export const farRank = (...numbers: readonly number[]): Region => byDistance('n', numbers)

/** The cells with exactly so many less one at their left hand, as the seat sees it. */
export const file = (...numbers: readonly number[]): Region => byDistance('w', numbers)

/** The cells that both regions have. */
export const both =
  (one: Region, other: Region): Region =>
  (s, seat) => {
    const others = other(s, seat)
    return one(s, seat).map((has, cell) => has & others[cell])
  }

/**
 * The cells so many less one ahead of the hindmost on the whole board, as the seat sees it: unlike `rank` it does not
 * count along each line, where a board is not a rectangle.
 */
export const level =
  (...numbers: readonly number[]): Region =>
  (s, seat) => {
    const heading = headingsByTag(s, ['n'])[seat + 1][0]
    const cells = Array.from({ length: s.board.size }, (_, cell) => cell)
    const start = cells.find((cell) => s.board.next(cell, heading) >= 0) ?? 0
    const here = s.board.coordinatesOf(start)
    const way = s.board.coordinatesOf(s.board.next(start, heading)).map((at, axis) => at - here[axis])
    const heights = cells.map((cell) => s.board.coordinatesOf(cell).reduce((sum, at, axis) => sum + at * way[axis], 0))
    const lowest = Math.min(...heights)
    return Uint8Array.from(heights, (height) => Number(numbers.includes(1 + height - lowest)))
  }

/** The cells from which none of those ways leads on, as the seat sees it. */
export const deadEnd =
  (...ways: readonly string[]): Region =>
  (s, seat) => {
    const headings = headingsByTag(s, ways)[seat + 1]
    return Uint8Array.from({ length: s.board.size }, (_, cell) =>
      Number(headings.every((heading) => s.board.next(cell, heading) < 0)),
    )
  }

/** The cells named, one for each seat, and those in line with them along the ways given. */
export const inLineWith =
  (names: readonly string[], ways: readonly string[]): Region =>
  (s, seat) => {
    const start = s.board.cellOf(names[seat])
    if (start < 0) throw new RangeError(`no cell ${names[seat]} on this board`)
    const region = new Uint8Array(s.board.size)
    region[start] = 1
    const { of, first, cells } = s.board.raysAlong(headingsByTag(s, ways)[seat + 1])
    for (let i = first[of[start]]; i < (first[of[start + 1]] ?? cells.length); i++)
      if (cells[i] >= 0) region[cells[i]] = 1
    return region
  }

/** Cells by name, for each seat. */
export const cellsNamed =
  (...bySeat: readonly string[]): Region =>
  (s, seat) => {
    const region = new Uint8Array(s.board.size)
    for (const name of (bySeat[seat] ?? '').split(' ').filter(Boolean)) {
      const cell = s.board.cellOf(name)
      if (cell < 0) throw new RangeError(`no cell ${name} on this board`)
      region[cell] = 1
    }
    return region
  }

/** A region for each owner tag; empty for those of nobody. */
export const regionByTag = (s: Setting, region: Region): readonly Uint8Array[] =>
  Array.from({ length: 16 }, (_, tag) =>
    tag >= 1 && tag <= s.seats.length ? region(s, tag - 1) : new Uint8Array(s.board.size),
  )

function byDistance(way: string, numbers: readonly number[]): Region {
  return (s, seat) => {
    const heading = headingsByTag(s, [way])[seat + 1][0]
    return Uint8Array.from({ length: s.board.size }, (_, cell) => Number(numbers.includes(distance(s, cell, heading))))
  }
}

/** Cells from this one to the edge, itself included. Lines that never end count as endless. */
function distance(s: Setting, cell: Cell, heading: number): number {
  let steps = 1
  for (let next = s.board.next(cell, heading); next >= 0; next = s.board.next(next, heading)) {
    if (++steps > s.board.size) return Number.POSITIVE_INFINITY
  }
  return steps
}

/** Every cell that is not in the region. */
export const elsewhere =
  (region: Region): Region =>
  (s, seat) => {
    const inside = region(s, seat)
    return Uint8Array.from({ length: s.board.size }, (_, cell) => Number(inside[cell] !== 1))
  }
