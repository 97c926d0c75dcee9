import type { Game } from '../game/index.ts'
import { manOf } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import { worthByMan } from '../search/worth.ts'

/**
 * What the men of a position are worth together, in hand too, and nothing else: a goal of material is told to people as
 * men, so where they stand, and who may not move, must not be counted in.
 */
export class Balance {
  readonly #slots: readonly { readonly slot: number; readonly worth: number }[]
  readonly #men: readonly { readonly man: number; readonly worth: number }[]

  constructor(game: Game) {
    const worth = worthByMan(game)
    const { hands } = game.rules.setting
    const men = game.kinds.flatMap(({ number }) => (number === 0 ? [] : [manOf(number, 0), manOf(number, 1)]))
    const signed = men.map((man) => ({ man, worth: (man & 15) === 1 ? worth[man] : -worth[man] }))
    this.#men = signed.filter((one) => one.worth !== 0)
    this.#slots = signed.flatMap(({ man, worth: each }) => {
      const slot = hands?.slots[man] ?? 0
      return slot === 0 || each === 0 ? [] : [{ slot, worth: each }]
    })
  }

  /** For the seat to move, in hundredths of a pawn. */
  of(p: Position): number {
    let sum = 0
    for (const { man, worth } of this.#men) sum += p.count[man] * worth
    for (const { slot, worth } of this.#slots) sum += p.cells[slot] * worth
    return p.mover === 0 ? sum : 0 - sum
  }
}

/** A man counts as more than a pawn from so many times the least man's worth on. */
const MORE_THAN_PAWN = 2.4

/**
 * What one must win for it to be a puzzle: as much as the least man that is clearly more than a pawn, which is the
 * coordinator where there is one and a minor piece in chess. Whoever keeps what it takes gains twice as much by taking.
 * Undefined where men are a burden, for there nothing is won by taking.
 */
export function worthOfGoal(game: Game): number | undefined {
  const { hands } = game.rules.setting
  const worths = game.kinds.filter(({ number, royal, neutral }) => number > 0 && !royal && !neutral)
  const least = Math.min(...worths.map(({ worth }) => worth))
  if (!(least > 0)) return undefined
  const goal = Math.min(...worths.map(({ worth }) => worth).filter((worth) => worth >= MORE_THAN_PAWN * least))
  return Number.isFinite(goal) ? Math.round(goal * 100) * (hands === undefined ? 1 : 2) : undefined
}
