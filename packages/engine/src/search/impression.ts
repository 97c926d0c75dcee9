import type { Game } from '../game/index.ts'
import { manOf } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import { worthByMan } from './worth.ts'

/** What the men on the board and in hand are worth together, whatever they can do there. */
class Impression {
  readonly #men: Int32Array
  /** By place in `men`, counted for the first seat. */
  readonly #worth: Int32Array
  /** Slots that count the same men in hand; 0 for those that are held in none. */
  readonly #slots: Int32Array
  /** Whether one wants to be rid of men. */
  readonly areBurdens: boolean

  constructor(game: Game) {
    const worth = worthByMan(game)
    const { hands } = game.rules.setting
    const seats = game.variant.seats.map((_, seat) => seat)
    const kinds = game.kinds.filter(({ number }) => number !== 0)
    this.#men = Int32Array.from(kinds.flatMap(({ number }) => seats.map((seat) => manOf(number, seat))))
    this.areBurdens = kinds.some(({ worth }) => worth < 0)
    this.#worth = this.#men.map((man) => ((man & 15) === 1 ? worth[man] : -worth[man]))
    this.#slots = this.#men.map((man) => hands?.slots[man] ?? 0)
  }

  /** In hundredths of a pawn for the seat to move. */
  of(p: Position): number {
    let sum = 0
    for (let i = 0; i < this.#men.length; i++) sum += this.#count(p, i) * this.#worth[i]
    return p.mover === 0 ? sum : 0 - sum
  }

  /** The same of who takes every man for worth having. */
  greedily(p: Position): number {
    let sum = 0
    for (let i = 0; i < this.#men.length; i++) {
      const worth = Math.abs(this.#worth[i])
      sum += this.#count(p, i) * ((this.#men[i] & 15) === 1 ? worth : -worth)
    }
    return p.mover === 0 ? sum : 0 - sum
  }

  /** What a seat's own men are worth, men that one wants to be rid of counted like others. */
  armyOf(p: Position, tag: number): number {
    let sum = 0
    for (let i = 0; i < this.#men.length; i++) {
      if ((this.#men[i] & 15) === tag) sum += this.#count(p, i) * Math.abs(this.#worth[i])
    }
    return sum
  }

  /** What both armies are worth together, men that one wants to be rid of counted like others. */
  ofAll(p: Position): number {
    let sum = 0
    for (let i = 0; i < this.#men.length; i++) sum += this.#count(p, i) * Math.abs(this.#worth[i])
    return sum
  }

  #count(p: Position, i: number): number {
    const slot = this.#slots[i]
    return p.count[this.#men[i]] + (slot === 0 ? 0 : p.cells[slot])
  }
}

const known = new WeakMap<Game, Impression>()

export function impressionOf(game: Game): Impression {
  const impression = known.get(game) ?? new Impression(game)
  known.set(game, impression)
  return impression
}
