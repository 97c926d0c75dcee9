import { createMoves, toOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell, Man } from '../rules/kinds.ts'
import { Approaches } from './approaches.ts'
import type { CompiledRules } from './compile.ts'
import type { Motion } from './motion.ts'
import type { Threat } from './threats.ts'

const NOWHERE = -1

/**
 * Whether royal men stand where they can be taken. What the rules tell of as arrivals is asked by one walk round the
 * cell, everything else by its reverse face; where a rule has none, every move of the hostile sides is looked at.
 */
export class Exposure {
  /** Royal kinds that may not be left where they can be taken, and all of them. */
  readonly guarded: readonly number[]
  readonly #royals: readonly number[]
  readonly #rules: CompiledRules
  readonly #motion: Motion
  readonly #replies = createMoves()
  readonly #victims = createMoves()
  /** By tag, every way a hostile man takes royal men. Undefined where some rule lacks its reverse faces. */
  readonly #threats: readonly (readonly Threat[])[] | undefined
  /** By tag, those of them that no walk asks. */
  readonly #others: readonly (readonly Threat[])[] | undefined
  /** Whether anything is told as arrivals. */
  readonly hasArrivals: boolean
  readonly #approaches: Approaches[] = []

  constructor(rules: CompiledRules, motion: Motion, threats: readonly (readonly Threat[])[] | undefined) {
    this.#rules = rules
    this.#motion = motion
    this.guarded = rules.kinds.filter((kind) => kind.guarded).map((kind) => kind.number)
    this.#royals = rules.kinds.filter((kind) => kind.royal).map((kind) => kind.number)
    this.#threats = threats
    this.hasArrivals = threats?.some((all) => all.some(({ arrival }) => arrival !== undefined)) === true
    this.#others = threats?.map((all) => all.filter(({ arrival }) => arrival === undefined))
  }

  /** The threats to royal men of that owner tag that have to be asked one by one; undefined where that cannot be. */
  othersTo(tag: number): readonly Threat[] | undefined {
    return this.#others?.[tag]
  }

  /** Whence hostile men come by just arriving. Compiled when first asked for: seats are many, and not all have royal men. */
  approachesTo(tag: number): Approaches {
    const known = this.#approaches[tag]
    if (known !== undefined) return known
    const comers = (this.#threats?.[tag] ?? []).flatMap(({ man, arrival }) => (arrival ? [{ man, arrival }] : []))
    const approaches = new Approaches(this.#rules.setting.board, comers, this.#rules.kinds.length * 16)
    this.#approaches[tag] = approaches
    return approaches
  }

  /** The cell of the one man of that owner tag that must be kept safe, or −1 where there are more, or none. */
  onlyRoyal(p: Position, tag: number): Cell {
    let found = NOWHERE
    for (let k = 0; k < this.guarded.length; k++) {
      const man = (this.guarded[k] << 4) | tag
      const count = p.count[man]
      if (count === 0) continue
      if (count > 1 || found !== NOWHERE) return NOWHERE
      found = p.at[man * p.size]
    }
    return found
  }

  /** Whether some free hostile man could take a royal man of that owner tag, by the reverse faces where all rules have them. */
  isExposed(p: Position, tag: number): boolean {
    if (this.#others === undefined) return this.anyRoyalTakeable(p, tag)
    const settled = this.#rules.peril?.(p, tag)
    if (settled !== undefined) return settled
    for (let r = 0; r < this.guarded.length; r++) {
      const royal = (this.guarded[r] << 4) | tag
      const end = royal * p.size + p.count[royal]
      for (let i = royal * p.size; i < end; i++) if (this.#isReached(p, p.at[i], tag)) return true
    }
    return false
  }

  /** Whether a royal man of that owner tag, standing on the cell, could be taken there. */
  isAttacked(p: Position, cell: Cell, tag: number): boolean {
    if (this.#rules.peril !== undefined) return this.#wouldBeExposed(p, cell, tag)
    if (this.#others !== undefined) return this.#isReached(p, cell, tag)
    const [royal = 0] = this.#royals
    p.begin()
    p.set(cell, (royal << 4) | tag)
    const isTakeable = this.isTakeable(p, cell)
    p.unmake()
    return isTakeable
  }

  #isReached(p: Position, cell: Cell, tag: number): boolean {
    if (this.hasArrivals && this.approachesTo(tag).reach(p.cells, cell, NOWHERE)) return true
    return this.isReachedByOthers(p, cell, tag)
  }

  /** Whether one of the threats that are asked one by one takes a royal man of that owner tag on the cell. */
  isReachedByOthers(p: Position, cell: Cell, tag: number): boolean {
    const others = this.#others?.[tag]
    if (others === undefined) return false
    for (let t = 0; t < others.length; t++) {
      const { man, takes, near } = others[t]
      const men = p.count[man]
      if (men === 0) continue
      if (near === undefined ? takes(p, cell, man) : this.#isNear(p, cell, man, men, near)) return true
    }
    return false
  }

  /** Whether one of the men that look alike is near the cell, and free. */
  #isNear(p: Position, cell: Cell, man: Man, men: number, near: Uint8Array): boolean {
    const { at, size } = p
    const start = man * size
    for (let i = start; i < start + men; i++) {
      if (near[at[i] * size + cell] === 1 && !this.#rules.isBarred(p, at[i], man)) return true
    }
    return false
  }

  /** As `isAttacked`, the royal man gone to the cell. */
  #wouldBeExposed(p: Position, cell: Cell, tag: number): boolean {
    const royal = (this.#royals[0] << 4) | tag
    p.begin()
    p.set(p.find(royal), 0)
    p.set(cell, royal)
    const isExposed = this.isExposed(p, tag)
    p.unmake()
    return isExposed
  }

  /** The same question asked of every move of the other sides. */
  anyRoyalTakeable(p: Position, tag: number): boolean {
    const settled = this.#rules.peril?.(p, tag)
    return settled ?? this.#anyTakeable(p, this.guarded, tag)
  }

  /** Whether any move of the other sides takes a royal man, be it one that may be left so. */
  mayLoseRoyal(p: Position, tag: number): boolean {
    return this.#anyTakeable(p, this.#royals, tag)
  }

  #anyTakeable(p: Position, kinds: readonly number[], tag: number): boolean {
    for (let k = 0; k < kinds.length; k++) {
      const man = (kinds[k] << 4) | tag
      for (let i = 0; i < p.count[man]; i++) {
        if (this.isTakeable(p, p.at[man * p.size + i])) return true
      }
    }
    return false
  }

  /** Whether any pseudo-legal move of a side hostile to the man on the cell takes it. */
  isTakeable(p: Position, target: Cell): boolean {
    const tag = p.cells[target] & 15
    for (let other = 1; other <= this.#rules.setting.seats.length; other++) {
      if (((this.#rules.setting.foes[tag] >> other) & 1) === 0) continue
      const n = this.#motion.pseudoCaptures(p, other, this.#replies)
      for (let i = 0; i < n; i++) {
        const count = this.#motion.victimsOf(p, this.#replies[i], this.#victims, 0)
        for (let k = 0; k < count; k++) if (this.#victims[k] === target) return true
      }
    }
    return false
  }

  /** Where the hostile men stand that could take the man on the cell, by going to `to` if that is told, and leave no royal man of theirs exposed. */
  takersOf(p: Position, target: Cell, to = NOWHERE): readonly Cell[] {
    const tag = p.cells[target] & 15
    const found = new Set<Cell>()
    for (let other = 1; other <= this.#rules.setting.seats.length; other++) {
      if (((this.#rules.setting.foes[tag] >> other) & 1) === 0) continue
      const moves = [...this.#replies.subarray(0, this.#motion.pseudoCaptures(p, other, this.#replies))]
      for (const move of moves) {
        if (to !== NOWHERE && toOf(move) !== to) continue
        const took = this.#motion.victimsOf(p, move, this.#victims, 0)
        if (!this.#victims.subarray(0, took).includes(target)) continue
        this.#motion.place(p, move)
        if (!this.isExposed(p, other)) found.add(move & 1023)
        p.unmake()
      }
    }
    return [...found]
  }
}
