import type { Game } from '../game/index.ts'
import { manOf } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import { stepsBetween } from './steps.ts'
import { worthByMan } from './worth.ts'

/** A man that may not act is worth a quarter less, and a little more; a royal that may not flee is in danger. */
const BARRED_SHARE = 0.25
const BARRED_COST = 20
const BARRED_ROYAL_COST = 150
/** What each step nearer to a hostile royal is worth to a man: attack is led by proximity, and so are endings. */
const STEP_NEARER = 2
/** Material this far outside the window settles the matter without a look at who is barred. */
const CLEAR_MARGIN = 700

/**
 * What a position is worth without looking ahead: material by the definition's worths, less for barred men,
 * a little for men that stand near a hostile royal.
 */
export class Evaluation {
  readonly #men: Int32Array
  readonly #menOf: readonly Int32Array[]
  /** By man, counted for the first seat. */
  readonly #worth: Int32Array
  readonly #barredCost: Int32Array
  readonly #commoners: readonly Int32Array[]
  readonly #royals: readonly Int32Array[]
  readonly #steps: Uint8Array

  constructor(private readonly game: Game) {
    const worth = worthByMan(game)
    const men = game.kinds.flatMap(({ number }) =>
      number === 0 ? [] : game.variant.seats.map((_, seat) => manOf(number, seat)),
    )
    const signed = (man: number, amount: number): number => ((man & 15) === 1 ? amount : -amount)
    this.#men = Int32Array.from(men)
    this.#menOf = game.variant.seats.map((_, seat) => this.#men.filter((man) => (man & 15) === seat + 1))
    this.#worth = worth.map((amount, man) => signed(man, amount))
    this.#barredCost = worth.map((amount, man) =>
      signed(man, game.kinds[man >> 4].royal ? BARRED_ROYAL_COST : Math.round(amount * BARRED_SHARE) + BARRED_COST),
    )
    const royal = (man: number): boolean => game.kinds[man >> 4].royal
    this.#commoners = this.#menOf.map((own) => own.filter((man) => !royal(man)))
    this.#royals = this.#menOf.map((own) => own.filter(royal))
    this.#steps = stepsBetween(game.board)
  }

  /** In hundredths of a pawn for the seat to move; outside the window a rougher figure will do. */
  of(p: Position, alpha: number, beta: number): number {
    const isFirst = p.mover === 0
    const material = this.#material(p)
    const rough = isFirst ? material : 0 - material
    if (rough > beta + CLEAR_MARGIN || rough < alpha - CLEAR_MARGIN) return rough
    const score = material - this.#barred(p) - STEP_NEARER * (this.#wayTo(p, 1) - this.#wayTo(p, 0))
    return isFirst ? score : 0 - score
  }

  #material(p: Position): number {
    const men = this.#men
    const { count } = p
    let sum = 0
    for (let i = 0; i < men.length; i++) sum += count[men[i]] * this.#worth[men[i]]
    return sum
  }

  /** Steps the men of the other seat are away from a seat's royals, all together. */
  #wayTo(p: Position, seat: number): number {
    const { at, count, size } = p
    const men = this.#commoners[1 - seat]
    let sum = 0
    const royals = this.#royals[seat]
    for (let r = 0; r < royals.length; r++) {
      const royal = royals[r]
      if (count[royal] === 0) continue
      const base = at[royal * size] * size
      for (let i = 0; i < men.length; i++) {
        const end = men[i] * size + count[men[i]]
        for (let k = men[i] * size; k < end; k++) sum += this.#steps[base + at[k]]
      }
    }
    return sum
  }

  #barred(p: Position): number {
    let sum = 0
    for (let seat = 0; seat < this.#menOf.length; seat++) {
      if (this.game.rules.someBarred(p, seat + 1)) sum += this.#barredOf(p, this.#menOf[seat])
    }
    return sum
  }

  #barredOf(p: Position, men: Int32Array): number {
    const { count, at, size } = p
    const { rules } = this.game
    let sum = 0
    for (let i = 0; i < men.length; i++) {
      const man = men[i]
      const end = man * size + count[man]
      for (let k = man * size; k < end; k++) {
        if (rules.isBarred(p, at[k], man)) sum += this.#barredCost[man]
      }
    }
    return sum
  }
}
