import type { Cell, Heading, Topology } from './topology.ts'

/**
 * All lines from all cells along some headings, laid end to end. The rays of a cell are numbers `of[cell]` up to
 * `of[cell + 1]`; a ray's cells begin at `cells[first[ray]]` and end before the first −1. Where a line branches each
 * branch is a ray of its own, and a line that comes round to where it began ends there.
 */
export class Rays {
  readonly of: Int32Array
  readonly first: Int32Array
  readonly cells: Int16Array
  /** The heading each ray sets out in. */
  readonly heading: Uint8Array
  /** Per ray the cell behind its origin, one step the opposite way, or −1. */
  readonly behind: Int16Array
  /**
   * The same lines in one array, for the hot loops: entries `path[cell]` up to `path[cell + 1]` are those of a cell, one ray
   * after the other. An entry holds a cell in its lower ten bits and above them the entry where the next ray begins.
   */
  readonly path: Int32Array
  /** Whether every two cells are joined by one ray at most: not so where lines branch or go round. */
  readonly isSingle: boolean
  readonly #size: number
  #to: Int32Array | undefined

  constructor(board: Topology, headings: readonly Heading[]) {
    const of: number[] = []
    const first: number[] = []
    const cells: number[] = []
    const setOut: number[] = []
    const behind: number[] = []
    const entries: number[] = []
    const pathOf: number[] = []
    let isSingle = true
    for (let cell = 0; cell < board.size; cell++) {
      of.push(first.length)
      pathOf.push(board.size + 1 + entries.length)
      const met = new Set<Cell>()
      for (const heading of headings) {
        for (const line of linesFrom(board, cell, heading)) {
          for (const on of line) {
            if (met.has(on)) isSingle = false
            met.add(on)
          }
          first.push(cells.length)
          setOut.push(heading)
          const beyond = board.size + 1 + entries.length + line.length
          entries.push(...line.map((on) => on | (beyond << 10)))
          behind.push(board.next(cell, board.opposite(heading)))
          cells.push(...line, -1)
        }
      }
    }
    of.push(first.length)
    pathOf.push(board.size + 1 + entries.length)
    this.path = Int32Array.from([...pathOf, ...entries])
    this.of = Int32Array.from(of)
    this.first = Int32Array.from(first)
    this.cells = Int16Array.from(cells)
    this.heading = Uint8Array.from(setOut)
    this.behind = Int16Array.from(behind)
    this.isSingle = isSingle
    this.#size = board.size
  }

  /** `to[from · size + to]` is the ray from one cell that passes the other, or −1 where they are not in line. */
  get to(): Int32Array {
    this.#to ??= this.#compileTo()
    return this.#to
  }

  #compileTo(): Int32Array {
    const to = new Int32Array(this.#size * this.#size).fill(-1)
    for (let from = 0; from < this.#size; from++) {
      for (let ray = this.of[from]; ray < this.of[from + 1]; ray++) {
        for (let i = this.first[ray]; this.cells[i] >= 0; i++) {
          const index = from * this.#size + this.cells[i]
          if (to[index] < 0) to[index] = ray
        }
      }
    }
    return to
  }
}

function linesFrom(board: Topology, from: Cell, heading: Heading): number[][] {
  const lines: number[][] = []
  const walk = (cell: Cell, ahead: Heading, line: readonly number[]): void => {
    const steps = board.step(cell, ahead).filter((step) => step.cell !== from && !line.includes(step.cell))
    if (steps.length === 0) {
      if (line.length > 0) lines.push([...line])
      return
    }
    for (const step of steps) walk(step.cell, step.heading, [...line, step.cell])
  }
  walk(from, heading, [])
  return lines
}
