import type { Game } from '../game/index.ts'
import { type Man, manOf, type Seat } from '../position/man.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { fallen } from '../rules/fallen.ts'
import type { Outcome } from '../rules/kinds.ts'
import { points } from '../rules/points.ts'
import { stepsBetween } from './steps.ts'
import { worthByMan } from './worth.ts'

/** A point that counts at the end, in hundredths of a pawn. */
const POINT = 100
/** What each cell that a man could go to from where it stands is worth, and most of them together. */
const CELL_IN_REACH = 2
const MOST_REACH = 40
/** What a royal man pays for each: it stands best where little leads to it. */
const ROYAL_IN_REACH = 4
/** What each step nearer to a hostile royal man is worth. */
const STEP_NEARER = 1
/** To be the first at the end is worth this much over what one is ahead by. */
const VICTORY = 30_000

/** How the seats of a game stand against each other, where there may be more than two of them. */
export class Company {
  readonly #worth: Int32Array
  /** By man and cell, what standing there is worth. */
  readonly #place: Int32Array
  readonly #steps: Uint8Array
  readonly #men: readonly (readonly Man[])[]
  readonly #royals: readonly (readonly Man[])[]
  readonly #handSlots: readonly (readonly (readonly [slot: number, worth: number])[])[]
  readonly #points: readonly number[]
  readonly #isOut: (p: Position, seat: Seat) => boolean
  readonly #mover: number

  constructor(game: Game) {
    const { setting } = game.rules
    const seats = game.variant.seats.map((_, seat) => seat)
    this.#worth = worthByMan(game)
    this.#place = placesOf(game)
    this.#steps = stepsBetween(game.board)
    const numbers = game.kinds.flatMap(({ number }) => (number === 0 ? [] : [number]))
    this.#men = seats.map((seat) => numbers.map((number) => manOf(number, seat)))
    const royals = numbers.filter((number) => game.kinds[number].royal)
    this.#royals = seats.map((seat) => royals.map((number) => manOf(number, seat)))
    const { hands } = setting
    this.#handSlots = this.#men.map((men) =>
      men.flatMap((man) => {
        const slot = hands?.slots[man] ?? 0
        return slot === 0 ? [] : [[slot, this.#worth[man]] as const]
      }),
    )
    this.#points = setting.slots.has(`points.${setting.seats[0].id}`) ? points(setting).slots : []
    this.#isOut = setting.slots.has('fallen') ? fallen(setting).isOut : () => false
    this.#mover = setting.slots.mover
  }

  /** How much better a seat stands than the others do on the average, in hundredths of a pawn. */
  of(p: Position, seat: Seat): number {
    let others = 0
    for (let other = 0; other < this.#men.length; other++) if (other !== seat) others += this.#strength(p, other)
    return this.#strength(p, seat) - Math.round(others / (this.#men.length - 1))
  }

  /** What the end is worth to a seat, so many plies below the root: to be first of all, then by how much. */
  atEnd(outcome: Outcome, seat: Seat, ply: number): number {
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < outcome.scores.length; other++) {
      if (other !== seat) best = Math.max(best, outcome.scores[other])
    }
    const lead = outcome.scores[seat] - best
    if (lead === 0) return 0
    return lead > 0 ? VICTORY - ply + Math.round(lead * POINT) : ply - VICTORY + Math.round(lead * POINT)
  }

  /** Lets the seat to move pass, as a step to be unmade. False, and nothing done, where the seat `until` would be next. */
  pass(p: Position, until: Seat): boolean {
    let next = p.mover
    do next = (next + 1) % this.#men.length
    while (next !== until && this.#isOut(p, next))
    if (next === until) return false
    p.begin()
    p.set(this.#mover, next)
    return true
  }

  #strength(p: Position, seat: Seat): number {
    let sum = seat < this.#points.length ? p.cells[this.#points[seat]] * POINT : 0
    if (this.#isOut(p, seat)) return this.#points.length > 0 ? sum : -VICTORY
    const { at, count, size } = p
    for (const man of this.#men[seat]) {
      const first = man * size
      const end = first + count[man]
      for (let i = first; i < end; i++) sum += this.#worth[man] + this.#place[first + at[i]]
    }
    for (const [slot, worth] of this.#handSlots[seat]) sum += p.cells[slot] * worth
    return sum - STEP_NEARER * this.#wayToRoyals(p, seat)
  }

  /** Steps from each man of the seat to the hostile royal man that is nearest, all together. */
  #wayToRoyals(p: Position, seat: Seat): number {
    const { at, count, size } = p
    let sum = 0
    for (const man of this.#men[seat]) {
      const first = man * size
      for (let i = first; i < first + count[man]; i++) {
        let nearest = 255
        for (let other = 0; other < this.#royals.length; other++) {
          if (other === seat || this.#isOut(p, other)) continue
          for (const royal of this.#royals[other]) {
            if (count[royal] > 0) nearest = Math.min(nearest, this.#steps[at[i] * size + at[royal * size]])
          }
        }
        if (nearest < 255) sum += nearest
      }
    }
    return sum
  }
}

/** What standing on a cell is worth to a man, by how many cells it could go to from there if it were alone. */
function placesOf(game: Game): Int32Array {
  const { size } = game.board
  const places = new Int32Array(game.kinds.length * 16 * size)
  const moves = createMoves()
  const p = game.emptyPosition()
  for (const kind of game.kinds) {
    if (kind.number === 0 || kind.neutral) continue
    for (let seat = 0; seat < game.variant.seats.length; seat++) {
      const man = manOf(kind.number, seat)
      for (let cell = 0; cell < size; cell++) {
        p.begin()
        p.set(cell, man)
        let reach = 0
        for (const { movement } of kind.abilities) reach += movement.go(p, cell, cell, moves, 0)
        p.unmake()
        const worth = kind.royal ? -ROYAL_IN_REACH * reach : Math.min(MOST_REACH, CELL_IN_REACH * reach)
        places[man * size + cell] = worth
      }
    }
  }
  return places
}
