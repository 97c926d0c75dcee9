import type { Game } from '../game/index.ts'
import { type Man, manOf, SEAT_BITS } from '../position/man.ts'
import { ARGUMENT_SHIFT, type Move, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import { stepsBetween } from './steps.ts'

/** Captures come before everything that takes nothing. */
const CAPTURE_RANK = 1 << 24
/** History scores stay below this. */
const MOST_HISTORY = 1 << 14

/** Of men dropped that nothing is known of, those come first that come down nearest to a hostile royal; so much each step. */
const DROP_NEARER = 8
/** A drop so many steps off comes no sooner than a move of which nothing is known. */
const DROP_NEAR = 3

/** Which quiet moves have refuted others before, by man and cell it goes to. */
export class History {
  readonly #scores: Int32Array
  readonly #size: number
  readonly #steps: Uint8Array
  /** By seat: the royal men of the others. */
  readonly #royals: readonly Int32Array[]

  constructor(game: Game) {
    this.#size = game.board.size
    this.#scores = new Int32Array(game.kinds.length * 16 * this.#size)
    this.#steps = stepsBetween(game.board)
    const royals = game.kinds.filter(({ royal }) => royal).map(({ number }) => number)
    const seats = game.variant.seats.map((_, seat) => seat)
    this.#royals = seats.map((seat) =>
      Int32Array.from(
        seats.filter((other) => other !== seat).flatMap((other) => royals.map((number) => manOf(number, other))),
      ),
    )
  }

  clear(): void {
    this.#scores.fill(0)
  }

  of(p: Position, move: Move): number {
    const man = p.cells[move & 1023]
    const to = (move >> 10) & 1023
    if (man !== 0) return this.#scores[man * this.#size + to]
    return this.#scores[droppedBy(p, move) * this.#size + to] + this.#nearness(p, to)
  }

  /** Moves a score towards ±`MOST_HISTORY`, the slower the nearer it is. */
  learn(p: Position, move: Move, bonus: number): void {
    const man = p.cells[move & 1023] || droppedBy(p, move)
    const index = man * this.#size + ((move >> 10) & 1023)
    const score = this.#scores[index]
    this.#scores[index] = score + bonus - Math.trunc((score * Math.abs(bonus)) / MOST_HISTORY)
  }

  #nearness(p: Position, to: Cell): number {
    const royals = this.#royals[p.mover]
    let steps = 255
    for (let i = 0; i < royals.length; i++) {
      if (p.count[royals[i]] > 0) steps = Math.min(steps, this.#steps[p.at[royals[i] * p.size] * this.#size + to])
    }
    return steps === 255 ? 0 : (DROP_NEAR - steps) * DROP_NEARER
  }
}

/** The man that an act of the seat to move brings to the board. */
const droppedBy = (p: Position, move: Move): Man => ((move >> ARGUMENT_SHIFT) << SEAT_BITS) | p.moverTag

/** Turns what moves gain into ranks, in place: captures by what they gain, then the others by their history. */
export function rankMoves(p: Position, moves: Moves, n: number, gains: Int32Array, history: History): void {
  for (let i = 0; i < n; i++) gains[i] = gains[i] > 0 ? CAPTURE_RANK + gains[i] : history.of(p, moves[i])
}

/** Whether a move of that rank takes nothing. */
export const isQuietRank = (rank: number): boolean => rank < CAPTURE_RANK

/** Brings the highest ranking move from `i` on to place `i`, so that a cut-off spares sorting the rest. */
export function pickMove(moves: Moves, ranks: Int32Array, i: number, n: number): Move {
  let best = i
  let highest = ranks[i]
  for (let k = i + 1; k < n; k++) {
    const rank = ranks[k]
    if (rank > highest) {
      highest = rank
      best = k
    }
  }
  if (best !== i) {
    swap(moves, i, best)
    swap(ranks, i, best)
  }
  return moves[i]
}

function swap(array: Int32Array, a: number, b: number): void {
  const kept = array[a]
  array[a] = array[b]
  array[b] = kept
}
