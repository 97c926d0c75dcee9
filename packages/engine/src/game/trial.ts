import type { Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { CompiledRules } from './compile.ts'
import type { Exposure } from './exposure.ts'
import type { Motion } from './motion.ts'

type Question = (p: Position, tag: number) => boolean

/** Moves tried out: each is made, and the question asked whether it leaves a royal man in danger. Right for any rules. */
export class Trial {
  readonly #motion: Motion
  /** Whether any ability wants royal men safe also before it is done. */
  readonly #hasWay: boolean
  readonly #exposed: Question
  readonly #takeable: Question

  constructor(rules: CompiledRules, motion: Motion, exposure: Exposure) {
    this.#motion = motion
    this.#hasWay = rules.kinds.some((kind) => kind.abilities.some((one) => one.isSafeOnTheWay))
    this.#exposed = (p, tag) => exposure.isExposed(p, tag)
    this.#takeable = (p, tag) => exposure.anyRoyalTakeable(p, tag)
  }

  /** Keeps the moves from `start` on that leave no royal man exposed. */
  keepSafe(p: Position, out: Moves, start: number, end: number, tag: number): number {
    let kept = start
    for (let i = start; i < end; i++) {
      if (!this.exposes(p, out[i], tag)) out[kept++] = out[i]
    }
    return kept
  }

  /** Keeps those after which no reply takes a royal man, every one of them looked at. */
  keepUntakeable(p: Position, out: Moves, start: number, end: number, tag: number): number {
    let kept = start
    for (let i = start; i < end; i++) {
      if (!this.#leaves(p, out[i], this.#takeable, tag)) out[kept++] = out[i]
    }
    return kept
  }

  exposes(p: Position, move: number, tag: number): boolean {
    return this.#leaves(p, move, this.#exposed, tag)
  }

  /** Whether a move leaves royal men in danger, be it on the way where that matters or when it is done. */
  #leaves(p: Position, move: number, inDanger: Question, tag: number): boolean {
    if (this.#hasWay && this.#motion.abilityOf(p, move).isSafeOnTheWay) {
      this.#motion.place(p, move, true)
      const isLost = inDanger(p, tag)
      p.unmake()
      if (isLost) return true
    }
    this.#motion.place(p, move)
    const isInDanger = inDanger(p, tag)
    p.unmake()
    return isInDanger
  }
}
