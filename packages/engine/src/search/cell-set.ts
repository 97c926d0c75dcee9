import type { Cell } from '../board/index.ts'
import type { Marks } from '../rules/kinds.ts'

/** A set of cells that is emptied in one step. */
export class CellSet implements Marks {
  readonly #stamps: Int32Array
  #stamp = 1

  constructor(size: number) {
    this.#stamps = new Int32Array(size)
  }

  clear(): void {
    this.#stamp++
  }

  add(cell: Cell): void {
    this.#stamps[cell] = this.#stamp
  }

  has(cell: Cell): boolean {
    return this.#stamps[cell] === this.#stamp
  }
}
