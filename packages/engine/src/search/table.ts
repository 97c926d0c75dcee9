import { type Move, NO_MOVE } from '../position/move.ts'

/** What a stored score says of the true one. */
export const EXACT = 3
export const AT_LEAST = 2
export const AT_MOST = 1

const WORDS = 4
/** A score plus this fits 18 bits. */
const SCORE_OFFSET = 131_072
const ROUND_MASK = 31
/** A table that is smaller saves nothing. */
const LEAST_BITS = 10
const DEPTH_MASK = 127
/** The places of the table are found by the other lane, so any byte of this one tells their positions apart. */
const CHECK_SHIFT = 24

/**
 * What is already known of positions, by hash. Two entries share a place; the shallower or older of the two gives way.
 * An entry is four words: both lanes of the hash, the best move, and score, depth, bound and round packed into one.
 */
export class Table {
  /** The entry last found. */
  move: Move = NO_MOVE
  score = 0
  depth = 0
  bound = 0
  readonly #words: Int32Array
  /**
   * By entry, a byte of its hash. The table is larger than what a processor has at hand, and an answer takes as long as an
   * attack test; the bytes are at hand, and mostly say that there is nothing to ask for.
   */
  readonly #checks: Uint8Array
  #mask = 0
  #round = 0

  /** @param bits the table holds two to this power of entries */
  constructor(private readonly bits: number) {
    this.#words = new Int32Array(WORDS << bits)
    this.#checks = new Uint8Array(1 << bits)
    this.begin()
  }

  /**
   * Forgets everything. A search that will visit few positions has use for a part of the table only: that is emptied
   * sooner, and stays near.
   */
  begin(positions = Number.POSITIVE_INFINITY): void {
    const wanted = Math.ceil(Math.log2(Math.max(positions, 1))) + 1
    const bits = Math.min(this.bits, Math.max(wanted, LEAST_BITS))
    this.#words.fill(0, 0, WORDS << bits)
    this.#checks.fill(0, 0, 1 << bits)
    this.#mask = ((1 << bits) - 1) & ~1
    this.#round = 0
  }

  /** Entries of earlier rounds that nobody renews give way first. */
  nextRound(): void {
    this.#round = (this.#round + 1) & ROUND_MASK
  }

  /** Looks the position up; what is known of it is then in the fields. */
  find(low: number, high: number): boolean {
    const place = low & this.#mask
    const check = high >>> CHECK_SHIFT
    if (this.#checks[place] !== check && this.#checks[place + 1] !== check) return false
    const words = this.#words
    let at = place * WORDS
    if (words[at] !== low || words[at + 1] !== high) at += WORDS
    if (words[at] !== low || words[at + 1] !== high || words[at + 3] === 0) return false
    const packed = words[at + 3]
    this.move = words[at + 2]
    this.score = (packed >>> 14) - SCORE_OFFSET
    this.depth = (packed >> 7) & DEPTH_MASK
    this.bound = (packed >> 5) & 3
    return true
  }

  store(low: number, high: number, move: Move, score: number, depth: number, bound: number): void {
    const words = this.#words
    const place = low & this.#mask
    let at = place * WORDS
    const other = at + WORDS
    const isOther = words[other] === low && words[other + 1] === high
    const isThis = words[at] === low && words[at + 1] === high
    if (isOther || (!isThis && this.#standing(words[other + 3]) < this.#standing(words[at + 3]))) at = other
    // What is known deeper is not given up for a shallow bound.
    if ((isThis || isOther) && bound !== EXACT && ((words[at + 3] >> 7) & DEPTH_MASK) > depth) return
    // A bound without a move keeps the move that was known.
    if (move !== NO_MOVE || (!isOther && !isThis)) words[at + 2] = move
    words[at] = low
    words[at + 1] = high
    this.#checks[at === other ? place + 1 : place] = high >>> CHECK_SHIFT
    words[at + 3] = ((score + SCORE_OFFSET) << 14) | (depth << 7) | (bound << 5) | this.#round
  }

  /** What speaks for keeping an entry: its depth, less for each round it has not been renewed. */
  #standing(packed: number): number {
    if (packed === 0) return -1000
    return ((packed >> 7) & DEPTH_MASK) - 4 * ((this.#round - packed) & ROUND_MASK)
  }
}
