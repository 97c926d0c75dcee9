import type { Game } from '../game/index.ts'
import type { Seat } from '../position/man.ts'
import { createMoves, type Move, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { TooDear } from './too-dear.ts'

/** Positions remembered: two to this power. */
const TABLE_BITS = 18
const WORDS = 3
/** Refutations are remembered by what they answer; two steps may share a place. */
const ANSWERED = 1 << 14

/**
 * Whether a seat wins in so many steps of its own, by looking at every step of its and every answer: nothing is left
 * out, so a no is as certain as a yes. A table keeps for every position in how many steps it is won and in how many it is
 * not; it is asked only for the same seat and game, and forgets when another solver comes.
 */
export class MateProof {
  /** Positions looked at since the last question was begun. */
  nodes = 0
  #most = Number.POSITIVE_INFINITY
  #seat: Seat = 0
  /** Both lanes of the hash; then in how many steps it is won at most, and in how many it is not at least. */
  readonly #words = new Int32Array(WORDS << TABLE_BITS)
  readonly #lists: Moves[] = []
  /** By the step answered: the answer that last refuted it. */
  readonly #refutations = new Int32Array(ANSWERED)

  constructor(private readonly game: Game) {}

  /** Forgets everything, and may look at so many positions before it throws. */
  begin(seat: Seat, most = Number.POSITIVE_INFINITY): void {
    this.#words.fill(0)
    this.#refutations.fill(0)
    this.#seat = seat
    this.#most = most
    this.nodes = 0
  }

  /** Whether the seat wins in at most so many steps of its own. */
  wins(p: Position, steps: number): boolean {
    return this.#keeping(p, () => this.#wins(p, steps, 0, 0))
  }

  /** The same of a step of the solver's, that being the first of them. */
  winsBy(p: Position, move: Move, steps: number): boolean {
    return this.#keeping(p, () => {
      this.game.make(p, move)
      return this.#wins(p, steps - 1, 0, move)
    })
  }

  /** Leaves the position as it was, also when the proof is given up in the middle of it. */
  #keeping(p: Position, ask: () => boolean): boolean {
    const { height } = p
    try {
      return ask()
    } finally {
      while (p.height > height) p.unmake()
    }
  }

  #wins(p: Position, steps: number, ply: number, last: Move): boolean {
    if (++this.nodes > this.#most) throw new TooDear()
    const isSolver = p.mover === this.#seat
    // 1. Known already?
    const { hashLow, hashHigh } = p
    const at = (hashLow & ((1 << TABLE_BITS) - 1)) * WORDS
    const words = this.#words
    const isKnown = words[at] === hashLow && words[at + 1] === hashHigh
    const known = isKnown ? words[at + 2] : 0
    if ((known & 255) > 0 && (known & 255) <= steps + 1) return true
    if (known >> 8 > steps) return false

    // 2. Over?
    this.#lists[ply] ??= createMoves()
    const moves = this.#lists[ply]
    const n = this.game.legal(p, moves)
    const inCheck = n === 0 && this.game.isInCheck(p, p.mover)
    const outcome = this.game.judge(p, n > 0, inCheck)
    if (outcome !== undefined || n === 0) return outcome?.scores[this.#seat] === 1
    if (steps === 0) return false

    // 3. One step that wins is enough for the solver; one answer that does not lose for the other.
    const answered = (last ^ (last >>> 6)) & (ANSWERED - 1)
    if (!isSolver) toFront(moves, n, this.#refutations[answered])
    let wins = !isSolver
    for (let i = 0; i < n && wins !== isSolver; i++) {
      const move = moves[i]
      this.game.make(p, move)
      const isWon = this.#wins(p, isSolver ? steps - 1 : steps, ply + 1, move)
      p.unmake()
      if (isWon !== isSolver) continue
      wins = isSolver
      if (!isSolver) this.#refutations[answered] = move
    }

    // 4. Remember.
    const least = wins ? steps + 1 : known & 255
    const most = wins ? known >> 8 : steps + 1
    words[at] = hashLow
    words[at + 1] = hashHigh
    words[at + 2] = least | (most << 8)
    return wins
  }
}

function toFront(moves: Moves, n: number, move: Move): void {
  for (let i = 1; i < n; i++) {
    if (moves[i] !== move) continue
    moves[i] = moves[0]
    moves[0] = move
    return
  }
}
