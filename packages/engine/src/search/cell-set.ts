import type { Cell } from '../board/index.ts'
import type { Marks } from '../rules/kinds.ts'
import { MOST_STAMPS } from '../rules/marks.ts'

/** A set of cells that is emptied in one step, and listed in the order they came. */
export class CellSet implements Marks {
  /** The cells of the set; only the first `count` count. */
  readonly list: Int16Array
  count = 0
  readonly #stamps: Int32Array
  #stamp = 1

  constructor(size: number) {
    this.list = new Int16Array(size)
    this.#stamps = new Int32Array(size)
  }

  clear(): void {
    if (this.#stamp > MOST_STAMPS) {
      this.#stamps.fill(0)
      this.#stamp = 0
    }
    this.#stamp++
    this.count = 0
  }

  add(cell: Cell): void {
    if (this.#stamps[cell] === this.#stamp) return
    this.#stamps[cell] = this.#stamp
    this.list[this.count++] = cell
  }

  has(cell: Cell): boolean {
    return this.#stamps[cell] === this.#stamp
  }
}
