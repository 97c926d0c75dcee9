import type { Kind } from '../position/man.ts'
import { CELL_MASK, TO_SHIFT } from '../position/move.ts'
import type { Cell, Moves } from '../rules/kinds.ts'
import { MOST_STAMPS } from '../rules/marks.ts'
import type { Approaches } from './approaches.ts'

/**
 * What a royal man sees when it looks round: who gives check, and which of its men stand alone between it and someone
 * that would. From that follows where its men may go, without trying. Cells are marked by stamps that only grow.
 */
export class Lookout {
  /** How many give check. */
  checks = 0
  /** Bit `k mod 32` is set where a man of kind k is pinned. */
  #pinnedKinds = 0
  /** The first stamp of this look: the cells that answer the check bear it, pins those above. */
  #first = 0
  #last = 0
  readonly #answers: Int32Array
  /** By cell, the pin of the man that stands there. */
  readonly #pins: Int32Array
  /** By cell, the pin on whose line it lies. */
  readonly #lines: Int32Array

  constructor(
    readonly approaches: Approaches,
    size: number,
  ) {
    this.#answers = new Int32Array(size)
    this.#pins = new Int32Array(size)
    this.#lines = new Int32Array(size)
  }

  /** Looks round from the cell, for the side of that owner tag. */
  look(men: Int32Array, target: Cell, tag: number): void {
    const { path, row, takes } = this.approaches
    if (this.#last > MOST_STAMPS) this.#forget()
    this.#first = ++this.#last
    this.checks = 0
    this.#pinnedKinds = 0
    const end = path[target + 1]
    for (let i = path[target]; i < end; ) {
      const entry = path[i]
      const man = men[entry & CELL_MASK]
      if (man === 0) {
        i++
        continue
      }
      const next = entry >>> 10
      if ((man & 15) !== tag) {
        if (takes[row[i] + man] === 1) this.#check(i)
      } else {
        let behind = i + 1
        while (behind < next && men[path[behind] & CELL_MASK] === 0) behind++
        if (behind < next && takes[row[behind] + men[path[behind] & CELL_MASK]] === 1)
          this.#pin(behind, entry & CELL_MASK, man >> 4)
      }
      i = next
    }
  }

  /** Whether a man of that kind may be pinned. */
  mayPin(kind: Kind): boolean {
    return ((this.#pinnedKinds >> kind) & 1) === 1
  }

  isPinned(cell: Cell): boolean {
    return this.#pins[cell] >= this.#first
  }

  /** Whether going to the cell, or filling it, answers every check: it takes the one who gives it, or stands between. */
  isAnswer(cell: Cell): boolean {
    return this.checks === 1 && this.#answers[cell] === this.#first
  }

  /** Keeps the moves from `start` on by which no man leaves the line on which it is pinned. */
  keepOnLines(out: Moves, start: number, end: number): number {
    const first = this.#first
    let kept = start
    for (let i = start; i < end; i++) {
      const pin = this.#pins[out[i] & CELL_MASK]
      if (pin < first || this.#lines[(out[i] >> TO_SHIFT) & CELL_MASK] === pin) out[kept++] = out[i]
    }
    return kept
  }

  /** Keeps the moves from `start` on that answer every check; a pinned man's never do. */
  keepAnswers(out: Moves, start: number, end: number): number {
    let kept = start
    for (let i = start; i < end; i++) {
      if (this.isAnswer((out[i] >> TO_SHIFT) & CELL_MASK) && !this.isPinned(out[i] & CELL_MASK)) out[kept++] = out[i]
    }
    return kept
  }

  #check(checker: number): void {
    const { path } = this.approaches
    this.checks++
    const start = this.approaches.startOf(checker)
    for (let i = start; i <= checker; i++) this.#answers[path[i] & CELL_MASK] = this.#first
  }

  #pin(pinner: number, cell: Cell, kind: Kind): void {
    const { path } = this.approaches
    this.#pins[cell] = ++this.#last
    this.#pinnedKinds |= 1 << kind
    const start = this.approaches.startOf(pinner)
    for (let i = start; i <= pinner; i++) this.#lines[path[i] & CELL_MASK] = this.#last
  }

  #forget(): void {
    for (const stamps of [this.#answers, this.#pins, this.#lines]) stamps.fill(0)
    this.#last = 0
  }
}
