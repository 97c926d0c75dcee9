import type { Position } from '../position/position.ts'
import type { Cell, Marks } from '../rules/kinds.ts'
import { MOST_STAMPS } from '../rules/marks.ts'

/** Adds up what it costs that men are marked, each once. */
export class CostOfMarked implements Marks {
  sum = 0
  readonly #stamps: Int32Array
  #stamp = 0
  #men: Int32Array = new Int32Array(0)

  /** @param costs by man */
  constructor(
    private readonly costs: Int32Array,
    size: number,
  ) {
    this.#stamps = new Int32Array(size)
  }

  clear(p: Position): void {
    if (this.#stamp > MOST_STAMPS) {
      this.#stamps.fill(0)
      this.#stamp = 0
    }
    this.#stamp++
    this.#men = p.cells
    this.sum = 0
  }

  add(cell: Cell): void {
    if (this.#stamps[cell] === this.#stamp) return
    this.#stamps[cell] = this.#stamp
    this.sum += this.costs[this.#men[cell]]
  }
}
