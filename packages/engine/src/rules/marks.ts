import type { Cell, Marks, Position } from './kinds.ts'

/** Marked cells, cleared in one step; knows whether any of them holds a man hostile to the side that asks. */
export class CellMarks implements Marks {
  readonly #stamps: Int32Array
  #stamp = 0
  #men: Int32Array = new Int32Array(0)
  #foes = 0
  /** Whether a hostile man stands on a marked cell, so that taking it may matter. */
  anyHostile = false

  constructor(size: number) {
    this.#stamps = new Int32Array(size)
  }

  /** Forgets all marks. `foes` has a bit set for each tag that counts as hostile. */
  clear(p: Position, foes: number): void {
    this.#stamp++
    this.#men = p.cells
    this.#foes = foes
    this.anyHostile = false
  }

  add(cell: Cell): void {
    this.#stamps[cell] = this.#stamp
    if (((this.#foes >> (this.#men[cell] & 15)) & 1) === 1) this.anyHostile = true
  }

  has(cell: Cell): boolean {
    return this.#stamps[cell] === this.#stamp
  }
}
