import type { Rays } from './rays.ts'
import type { Cell } from './topology.ts'

/**
 * Where rays first meet each file, or each rank: those of one cell that meet the line of another are numbers
 * `of[way]` up to `of[way + 1]` of `wayFrom`. Each begins at `starts` in `Rays.cells` and meets it at `landings`.
 */
export class Crossings {
  readonly of: Int32Array
  readonly starts: Int32Array
  readonly landings: Int32Array
  readonly #lines: Int16Array
  readonly #width: number

  /** @param lines by cell, a number that two cells share when they are in one line */
  constructor({ of, first, cells }: Rays, lines: Int16Array) {
    this.#lines = lines
    this.#width = Math.max(...lines) + 1
    const ends: number[] = []
    const starts: number[] = []
    const landings: number[] = []
    for (let from = 0; from < lines.length; from++) {
      for (let goal = 0; goal < this.#width; goal++) {
        ends.push(starts.length)
        for (let ray = of[from]; ray < of[from + 1]; ray++) {
          let i = first[ray]
          while (cells[i] >= 0 && lines[cells[i]] !== goal) i++
          if (cells[i] < 0) continue
          starts.push(first[ray])
          landings.push(i)
        }
      }
    }
    this.of = Int32Array.from([...ends, starts.length])
    this.starts = Int32Array.from(starts)
    this.landings = Int32Array.from(landings)
  }

  /** Number of the way from a cell to the line on which the other lies. */
  wayFrom(from: Cell, target: Cell): number {
    return from * this.#width + this.#lines[target]
  }
}
