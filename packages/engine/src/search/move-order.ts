import type { Game } from '../game/index.ts'
import type { Move, Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'

/** Captures come before everything that takes nothing. */
const CAPTURE_RANK = 1 << 24
/** History scores stay below this. */
const MOST_HISTORY = 1 << 14

/** Which quiet moves have refuted others before, by man and cell it goes to. */
export class History {
  readonly #scores: Int32Array
  readonly #size: number

  constructor(game: Game) {
    this.#size = game.board.size
    this.#scores = new Int32Array(game.kinds.length * 16 * this.#size)
  }

  clear(): void {
    this.#scores.fill(0)
  }

  of(p: Position, move: Move): number {
    return this.#scores[p.cells[move & 1023] * this.#size + ((move >> 10) & 1023)]
  }

  /** Moves a score towards ±`MOST_HISTORY`, the slower the nearer it is. */
  learn(p: Position, move: Move, bonus: number): void {
    const index = p.cells[move & 1023] * this.#size + ((move >> 10) & 1023)
    const score = this.#scores[index]
    this.#scores[index] = score + bonus - Math.trunc((score * Math.abs(bonus)) / MOST_HISTORY)
  }
}

/** Ranks moves into `ranks`: captures by what they gain, then the others by their history. */
export function rankMoves(
  p: Position,
  moves: Moves,
  n: number,
  gains: Int32Array,
  history: History,
  ranks: Int32Array,
): void {
  for (let i = 0; i < n; i++) ranks[i] = gains[i] > 0 ? CAPTURE_RANK + gains[i] : history.of(p, moves[i])
}

/** Brings the highest ranking move from `i` on to place `i`, so that a cut-off spares sorting the rest. */
export function pickMove(moves: Moves, gains: Int32Array, ranks: Int32Array, i: number, n: number): Move {
  let best = i
  for (let k = i + 1; k < n; k++) if (ranks[k] > ranks[best]) best = k
  if (best !== i) {
    swap(moves, i, best)
    swap(ranks, i, best)
    if (gains !== ranks) swap(gains, i, best)
  }
  return moves[i]
}

function swap(array: Int32Array, a: number, b: number): void {
  const kept = array[a]
  array[a] = array[b]
  array[b] = kept
}
