import type { Cell } from '../board/topology.ts'
import { EMPTY, type Man, type Seat } from './man.ts'
import { CELL_MASK, TO_SHIFT } from './move.ts'
import type { SlotPlan } from './slots.ts'

/** Numbers kept for every step made. */
const MARKS = 4

/**
 * Everything that can change in a game, in one array with one writer. Cells come first, then the state slots; `set`
 * logs the old value, updates the hash and the lists of men, and `unmake` rewinds the log. No rule contains undo code.
 */
export class Position {
  /** Men by cell, then slots. Read freely; write through `set` alone. */
  readonly cells: Int32Array
  /** Cells of all men that look alike: `at[man · size]` onwards, `count[man]` of them, in no promised order. */
  readonly at: Int16Array
  readonly count: Int16Array
  /** Two 32-bit lanes over all cells and hashed slots. */
  hashLow = 0
  hashHigh = 0
  /** What the men on the board weigh together, after `weigh`. */
  weight = 0
  /** Steps made and not unmade. */
  height = 0
  readonly size: number
  readonly #hashed: Uint8Array
  readonly #mover: number
  readonly #place: Int16Array
  #log = new Int32Array(1024)
  #logTop = 0
  #isSketch = false
  /** Per step made: top of the log, both hash lanes and the weight as they were before it. */
  #trail = new Int32Array(MARKS * 256)
  /** By man; `#nothing` where nobody has asked. */
  #weights: Int32Array
  readonly #nothing: Int32Array
  /** The height from which on `weight` follows. */
  #weighedAt = 0

  constructor(
    readonly slots: SlotPlan,
    /** Number of kinds, for the lists of men. */
    kinds: number,
  ) {
    this.size = slots.size
    this.cells = new Int32Array(slots.length)
    this.#hashed = Uint8Array.from({ length: slots.length }, (_, index) =>
      Number(index < slots.size || slots.isHashed(index)),
    )
    this.#mover = slots.mover
    this.at = new Int16Array((kinds + 1) * 16 * this.size)
    this.count = new Int16Array((kinds + 1) * 16)
    this.#place = new Int16Array(this.size)
    this.#nothing = new Int32Array(this.count.length)
    this.#weights = this.#nothing
  }

  /**
   * Adds up what the men on the board weigh, by man. From here on `weight` follows what is made and unmade, and to weigh
   * again by the same weights costs nothing, until something is unmade that was made before.
   */
  weigh(weights: Int32Array): void {
    if (this.#weights === weights) return
    this.#weights = weights
    this.#weighedAt = this.height
    this.weight = 0
    for (let man = 0; man < this.count.length; man++) this.weight += this.count[man] * weights[man]
  }

  /** Tag of the seat to move, as men carry it. */
  get moverTag(): number {
    return this.cells[this.#mover] + 1
  }

  /** The seat to move. */
  get mover(): Seat {
    return this.cells[this.#mover]
  }

  /** The one writer: cells and slots alike. */
  set(index: number, value: number): void {
    const old = this.cells[index]
    if (old === value) return
    const top = this.#logTop
    if (top + 3 > this.#log.length) this.#log = grown(this.#log)
    const log = this.#log
    log[top] = index
    log[top + 1] = old
    this.#logTop = top + 3
    this.cells[index] = value
    if (this.#isSketch) return
    if (this.#hashed[index] !== 0) {
      if (old !== EMPTY) this.#toggle(index, old)
      if (value !== EMPTY) this.#toggle(index, value)
    }
    if (index >= this.size) return
    this.weight += this.#weights[value] - this.#weights[old]
    log[top + 2] = this.#place[index]
    if (old !== EMPTY) this.#unlist(index, old)
    if (value !== EMPTY) this.#list(index, value)
  }

  /**
   * The man on one cell goes to another, and replaces whoever stands there: the same as writing both cells, with one
   * entry of the log, which holds the two inverted. Nearly every step does this, so it is worth being done at once.
   */
  go(from: Cell, to: Cell): void {
    const man = this.cells[from]
    if (this.cells[to] !== EMPTY) this.set(to, EMPTY)
    const top = this.#logTop
    if (top + 3 > this.#log.length) this.#log = grown(this.#log)
    this.#log[top] = ~(from | (to << TO_SHIFT))
    this.#logTop = top + 3
    this.cells[from] = EMPTY
    this.cells[to] = man
    if (this.#isSketch) return
    this.#log[top + 2] = this.#place[from]
    this.#toggle(from, man)
    this.#toggle(to, man)
    // Off the list and on again, at once: the last of its like takes its place, and it comes last.
    const base = man * this.size
    const last = this.count[man] - 1
    const place = this.#place[from]
    const moved = this.at[base + last]
    this.at[base + place] = moved
    this.#place[moved] = place
    this.at[base + last] = to
    this.#place[to] = last
  }

  /** Opens a step: what is set from here on is undone by the matching `unmake`. */
  begin(): void {
    const top = this.height * MARKS
    if (top + MARKS > this.#trail.length) this.#trail = grown(this.#trail)
    this.#trail[top] = this.#logTop
    this.#trail[top + 1] = this.hashLow
    this.#trail[top + 2] = this.hashHigh
    this.#trail[top + 3] = this.weight
    this.height++
  }

  /**
   * As `begin`, for a glance at what a step would leave: until it is unmade, what is set shows in the cells alone, and
   * lists and hash stay as they were. No other step begins meanwhile.
   */
  sketch(): void {
    this.begin()
    this.#isSketch = true
  }

  /** Where the sketch has put a man that looks like this, or −1. */
  sketched(man: Man): Cell {
    for (let top = this.#logTop - 3; top >= this.#trail[this.height * MARKS - MARKS]; top -= 3) {
      const written = this.#log[top]
      const cell = written < 0 ? ~written >> TO_SHIFT : written
      if (this.cells[cell] === man && cell < this.size) return cell
    }
    return -1
  }

  /** Takes the last step back. */
  unmake(): void {
    const trail = --this.height * MARKS
    const mark = this.#trail[trail]
    for (let top = this.#logTop - 3; top >= mark; top -= 3) this.#undo(top)
    this.#isSketch = false
    this.#logTop = mark
    this.hashLow = this.#trail[trail + 1]
    this.hashHigh = this.#trail[trail + 2]
    this.weight = this.#trail[trail + 3]
    if (this.height < this.#weighedAt) this.#forgetWeights()
  }

  /** How often the present position stood before, looking back over that many steps at most. */
  standings(back: number): number {
    let times = 0
    const oldest = Math.max(0, this.height - back)
    for (let height = this.height - 1; height >= oldest; height--) {
      if (this.#trail[height * MARKS + 1] === this.hashLow && this.#trail[height * MARKS + 2] === this.hashHigh) times++
    }
    return times
  }

  /**
   * Walks back over as many steps, and shows each position met on the way, the present one first; then makes them all
   * again. For verdicts that judge how a position came about; it allocates, so nothing asks it at every node.
   */
  retrace(steps: number, look: () => void): void {
    const undone: [index: number, value: number][][] = []
    for (let step = 0; ; step++) {
      look()
      if (step === steps || this.height === 0) break
      const written: [index: number, value: number][] = []
      for (; this.#logTop > this.#trail[(this.height - 1) * MARKS]; this.#logTop -= 3) {
        const index = this.#log[this.#logTop - 3]
        written.push([index, this.cells[index]])
        this.#undo(this.#logTop - 3)
      }
      this.unmake()
      undone.push(written.reverse())
    }
    for (const written of undone.reverse()) {
      this.begin()
      for (const [index, value] of written) {
        if (index < 0) this.go(~index & CELL_MASK, ~index >> TO_SHIFT)
        else this.set(index, value)
      }
    }
  }

  /** Forgets how the position came about; what was made can no longer be unmade. */
  forgetHistory(): void {
    this.height = 0
    this.#weighedAt = 0
    this.#logTop = 0
  }

  /** Cell of the first man that looks like this, or −1. */
  find(man: Man): Cell {
    return this.count[man] === 0 ? -1 : this.at[man * this.size]
  }

  /** Takes back the write at that place of the log, the last one not yet taken back. */
  #undo(top: number): void {
    const log = this.#log
    const index = log[top]
    if (index < 0) this.#goBack(~index & CELL_MASK, ~index >> TO_SHIFT, log[top + 2])
    else if (this.#isSketch || index >= this.size) this.cells[index] = log[top + 1]
    else this.#restore(index, log[top + 1], log[top + 2])
  }

  #forgetWeights(): void {
    this.#weights = this.#nothing
    this.#weighedAt = 0
  }

  #goBack(from: Cell, to: Cell, place: number): void {
    const man = this.cells[to]
    this.cells[to] = EMPTY
    this.cells[from] = man
    if (this.#isSketch) return
    // Nobody has been listed behind it since that is still there, so it is the last.
    const base = man * this.size
    const last = this.count[man] - 1
    const displaced = this.at[base + place]
    if (place < last) {
      this.at[base + last] = displaced
      this.#place[displaced] = last
    }
    this.at[base + place] = from
    this.#place[from] = place
  }

  #restore(index: Cell, old: Man, place: number): void {
    const value = this.cells[index]
    this.cells[index] = old
    // The lists are rewound in the reverse order of the writes, so that every man returns to the very place it had.
    if (value !== EMPTY) this.#unlist(index, value)
    if (old !== EMPTY) this.#relist(index, old, place)
  }

  #list(cell: Cell, man: Man): void {
    const place = this.count[man]++
    this.at[man * this.size + place] = cell
    this.#place[cell] = place
  }

  #unlist(cell: Cell, man: Man): void {
    const base = man * this.size
    const moved = this.at[base + --this.count[man]]
    const place = this.#place[cell]
    this.at[base + place] = moved
    this.#place[moved] = place
  }

  #relist(cell: Cell, man: Man, place: number): void {
    const base = man * this.size
    const last = this.count[man]++
    const displaced = this.at[base + place]
    if (place < last) {
      this.at[base + last] = displaced
      this.#place[displaced] = last
    }
    this.at[base + place] = cell
    this.#place[cell] = place
  }

  #toggle(index: number, value: number): void {
    let x = Math.imul((value << 10) | index, 0x9e3779b1)
    x = Math.imul(x ^ (x >>> 15), 0x85ebca77)
    x ^= x >>> 13
    this.hashLow ^= x
    x = Math.imul(x + 0x27d4eb2f, 0xc2b2ae3d)
    this.hashHigh ^= x ^ (x >>> 16)
  }
}

function grown(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2)
  larger.set(array)
  return larger
}
