import type { Game } from '../game/index.ts'
import { manOf } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import type { GuardFaces } from '../rules/kinds.ts'
import { CostOfMarked } from './cost-of-marked.ts'
import { prospectsOf } from './prospects.ts'
import { stepsBetween } from './steps.ts'
import { worthByMan } from './worth.ts'

/** A man that may not act is worth a quarter less, and a little more; a royal that may not flee is in danger. */
const BARRED_SHARE = 0.25
const BARRED_COST = 20
const BARRED_ROYAL_COST = 150
/** What each step nearer to a hostile royal is worth to a man: attack is led by proximity, and so are endings. */
const STEP_NEARER = 2
/** A man in hand counts as one so many steps from a hostile royal: it may come down next to it, but has yet to. */
const STEPS_FROM_HAND = 3
/** Material this far outside the window settles the matter without a look at who is barred. */
const CLEAR_MARGIN = 700
/** So far outside who stands near whom settles nothing either. */
const NEAR_MARGIN = 120
/** The same where it matters besides where men stand. */
const STANDING_MARGIN = 200

/**
 * What a position is worth without looking ahead: material by the definition's worths, in hand too, less for barred men,
 * a little for men that stand near a hostile royal.
 */
export class Evaluation {
  readonly #guards: readonly GuardFaces[]
  /** By man, counted for the first seat. */
  readonly #worth: Int32Array
  /** Slots that count men in hand, and what each man there is worth, counted for the first seat. */
  readonly #handSlots: Int32Array
  readonly #handWorth: Int32Array
  readonly #costs: CostOfMarked
  readonly #commoners: readonly Int32Array[]
  readonly #royals: readonly Int32Array[]
  readonly #steps: Uint8Array
  readonly #prospects: Int16Array
  readonly #hasProspects: boolean
  readonly #margin: number

  constructor(game: Game) {
    this.#guards = game.rules.guards
    const worth = worthByMan(game)
    const men = game.kinds.flatMap(({ number }) =>
      number === 0 ? [] : game.variant.seats.map((_, seat) => manOf(number, seat)),
    )
    const signed = (man: number, amount: number): number => ((man & 15) === 1 ? amount : -amount)
    const menOf = game.variant.seats.map((_, seat) => Int32Array.from(men.filter((man) => (man & 15) === seat + 1)))
    this.#worth = worth.map((amount, man) => signed(man, amount))
    const { hands } = game.rules.setting
    const held = men.filter((man) => hands !== undefined && hands.slots[man] !== 0)
    this.#handSlots = Int32Array.from(held, (man) => hands?.slots[man] ?? 0)
    this.#handWorth = Int32Array.from(held, (man) => signed(man, worth[man] - STEP_NEARER * STEPS_FROM_HAND))
    const costs = worth.map((amount, man) =>
      signed(man, game.kinds[man >> 4].royal ? BARRED_ROYAL_COST : Math.round(amount * BARRED_SHARE) + BARRED_COST),
    )
    this.#costs = new CostOfMarked(costs, game.board.size)
    const royal = (man: number): boolean => game.kinds[man >> 4].royal
    this.#commoners = menOf.map((own) => own.filter((man) => !royal(man)))
    this.#royals = menOf.map((own) => own.filter(royal))
    this.#steps = stepsBetween(game.board)
    this.#prospects = prospectsOf(game)
    this.#hasProspects = this.#prospects.some((prospect) => prospect !== 0)
    this.#margin = this.#hasProspects ? STANDING_MARGIN : NEAR_MARGIN
  }

  /** Gets ready for positions that come of this one: what stands on the board is not added up anew in each of them. */
  begin(p: Position): void {
    p.weigh(this.#worth)
  }

  /** In hundredths of a pawn for the seat to move; outside the window a rougher figure will do. */
  of(p: Position, alpha: number, beta: number): number {
    const isFirst = p.mover === 0
    const material = this.#material(p)
    const rough = isFirst ? material : 0 - material
    if (rough > beta + CLEAR_MARGIN || rough < alpha - CLEAR_MARGIN) return rough
    const held = material - this.#barred(p)
    const better = isFirst ? held : 0 - held
    if (better > beta + this.#margin || better < alpha - this.#margin) return better
    const near = STEP_NEARER * (this.#wayTo(p, 0) - this.#wayTo(p, 1))
    const score = held + near + (this.#hasProspects ? this.#standing(p, 0) - this.#standing(p, 1) : 0)
    return isFirst ? score : 0 - score
  }

  #material(p: Position): number {
    p.weigh(this.#worth)
    let sum = p.weight
    const slots = this.#handSlots
    const inHand = this.#handWorth
    for (let i = 0; i < slots.length; i++) sum += p.cells[slots[i]] * inHand[i]
    return sum
  }

  /** Steps the men of the other seat are away from a seat's royals, all together. */
  #wayTo(p: Position, seat: number): number {
    const { at, count, size } = p
    const men = this.#commoners[1 - seat]
    const royals = this.#royals[seat]
    const steps = this.#steps
    let sum = 0
    for (let r = 0; r < royals.length; r++) {
      if (count[royals[r]] === 0) continue
      const base = at[royals[r] * size] * size
      for (let i = 0; i < men.length; i++) {
        const first = men[i] * size
        const end = first + count[men[i]]
        for (let k = first; k < end; k++) sum += steps[base + at[k]]
      }
    }
    return sum
  }

  /** How well the men of a seat stand for what they are. */
  #standing(p: Position, seat: number): number {
    const { at, count, size } = p
    const men = this.#commoners[seat]
    const prospects = this.#prospects
    let sum = 0
    for (let i = 0; i < men.length; i++) {
      const base = men[i] * size
      const end = base + count[men[i]]
      for (let k = base; k < end; k++) sum += prospects[base + at[k]]
    }
    return sum
  }

  #barred(p: Position): number {
    const guards = this.#guards
    const costs = this.#costs
    costs.clear(p)
    for (let i = 0; i < guards.length; i++) guards[i].markBarred(p, costs)
    return costs.sum
  }
}
