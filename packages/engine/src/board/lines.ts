import type { Topology } from './topology.ts'

/** By cell, numbers that are the same for two cells just when they share a file, or a rank. */
export class Lines {
  readonly files: Int16Array
  readonly ranks: Int16Array

  constructor(board: Topology) {
    const numbered = (apart: number): Int16Array => {
      const known = new Map<string, number>()
      return Int16Array.from({ length: board.size }, (_, cell) => {
        const key = board.coordinatesOf(cell).toSpliced(apart, 1).join()
        const number = known.get(key) ?? known.size
        known.set(key, number)
        return number
      })
    }
    this.files = numbered(1)
    this.ranks = numbered(0)
  }
}
