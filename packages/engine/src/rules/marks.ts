import type { Cell, Kind, Position, SensitiveMarks } from './kinds.ts'

/** Stamps only grow. Well below the greatest number their places have room for, all are forgotten, and they begin again. */
export const MOST_STAMPS = 2 ** 31 - 2 ** 16

/** Marked cells, cleared in one step; knows what kinds of men stand on them. */
export class CellMarks implements SensitiveMarks {
  /** By cell, `#stamp` where it is marked, one less where it is for those who take alone. Other numbers are of old. */
  readonly #stamps: Int32Array
  readonly #emptyStamps: Int32Array
  #stamp = 0
  #men: Int32Array = new Int32Array(0)
  #foes = 0
  /** Whether a hostile man stands on a marked cell, so that taking it may matter. */
  anyHostile = false
  /** Whether any cell matters when it is filled. */
  anyEmpty = false
  /** Bit `k mod 32` is set where a man of kind k that is not hostile stands on a marked cell. */
  #ownKinds = 0

  constructor(size: number) {
    this.#stamps = new Int32Array(size)
    this.#emptyStamps = new Int32Array(size)
  }

  /** Forgets all marks. `foes` has a bit set for each tag that counts as hostile. */
  clear(p: Position, foes: number): void {
    if (this.#stamp > MOST_STAMPS) this.#forget()
    this.#stamp += 2
    this.#men = p.cells
    this.#foes = foes
    this.anyHostile = false
    this.anyEmpty = false
    this.#ownKinds = 0
  }

  add(cell: Cell): void {
    this.#stamps[cell] = this.#stamp
    const man = this.#men[cell]
    if (((this.#foes >> (man & 15)) & 1) === 1) this.anyHostile = true
    else this.#ownKinds |= 1 << (man >> 4)
  }

  addTaking(cell: Cell): void {
    if (this.#stamps[cell] === this.#stamp) return
    this.#stamps[cell] = this.#stamp - 1
    this.#ownKinds |= 1 << (this.#men[cell] >> 4)
  }

  addEmpty(cell: Cell): void {
    this.#emptyStamps[cell] = this.#stamp
    this.anyEmpty = true
  }

  /** Whether filling the cell may matter. */
  hasEmpty(cell: Cell): boolean {
    return this.#emptyStamps[cell] === this.#stamp
  }

  /** Whether a man of that kind, not hostile, may stand on a marked cell. */
  mayHold(kind: Kind): boolean {
    return ((this.#ownKinds >> kind) & 1) === 1
  }

  /** Whether the man on the cell may matter, be it only when it takes somebody. */
  has(cell: Cell): boolean {
    return this.#stamps[cell] >= this.#stamp - 1
  }

  /** Whether it matters only when it takes somebody. */
  hasTaking(cell: Cell): boolean {
    return this.#stamps[cell] === this.#stamp - 1
  }

  #forget(): void {
    this.#stamps.fill(0)
    this.#emptyStamps.fill(0)
    this.#stamp = 0
  }
}
