import { createMoves, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { GuardFaces } from '../rules/kinds.ts'
import { CellMarks } from '../rules/marks.ts'
import type { CompiledRules } from './compile.ts'
import type { Motion } from './motion.ts'
import type { Threat } from './threats.ts'
import type { Trial } from './trial.ts'

/**
 * Legality by sensitivity faces, for a side whose royal men are safe now: only what touches a sensitive cell can expose
 * them, so only that is made and tested. Royal men's own moves always are.
 */
export class Sensitivity {
  readonly marks: CellMarks
  readonly #rules: CompiledRules
  readonly #motion: Motion
  readonly #trial: Trial
  readonly #guarded: readonly number[]
  readonly #victims = createMoves()
  /** The guards that keep anyone from taking royal men. */
  readonly #guards: readonly GuardFaces[]

  constructor(rules: CompiledRules, motion: Motion, trial: Trial, guarded: readonly number[]) {
    this.#rules = rules
    this.#motion = motion
    this.#trial = trial
    this.#guarded = guarded
    this.marks = new CellMarks(rules.setting.board.size)
    const takers = rules.kinds.filter((kind) =>
      kind.abilities.some((one) => one.captures.some((capture) => !capture.sparesRoyals)),
    )
    this.#guards = rules.guards.filter((guard) => takers.some((kind) => guard.concerns(kind.number)))
  }

  legal(p: Position, tag: number, threats: readonly Threat[], out: Moves): number {
    const { at, count, size } = p
    const { marks } = this
    this.mark(p, tag, threats)
    const someBarred = this.#rules.someBarred(p, tag)
    let n = this.#keepSafeActs(p, out, this.#motion.actsOfSeat(p, out, 0), tag)
    if (!this.#motion.mayMoveMen(p)) return n
    const { kinds } = this.#rules
    for (let number = 1; number < kinds.length; number++) {
      const man = (number << 4) | tag
      const men = count[man]
      if (men === 0) continue
      const kind = kinds[number]
      const isAlwaysTried = kind.royal || !kind.isPlain
      // Who lands on what it takes empties no sensitive cell by it.
      const mayEmpty = marks.anyHostile && !kind.takesByLanding
      if (!someBarred && !mayEmpty && !marks.anyEmpty && !isAlwaysTried && !marks.mayHold(number)) {
        n = this.#motion.freeMovesOf(p, kind, man, out, n)
        continue
      }
      const end = man * size + men
      for (let i = man * size; i < end; i++) {
        const from = at[i]
        const start = n
        n = this.#motion.movesOf(p, kind, man, from, someBarred, out, n)
        const isTaking = marks.hasTaking(from)
        if (isAlwaysTried || (marks.has(from) && !isTaking)) n = this.#trial.keepSafe(p, out, start, n, tag)
        else if (isTaking || mayEmpty || marks.anyEmpty)
          n = this.#keepSafeTouching(p, out, start, n, tag, mayEmpty, isTaking)
      }
    }
    return n
  }

  /** Marks what may matter to the royal men of that owner tag, as guards and those threats say. */
  mark(p: Position, tag: number, threats: readonly Threat[]): void {
    const { marks } = this
    marks.clear(p, this.#rules.setting.foes[tag])
    for (let g = 0; g < this.#guards.length; g++) this.#guards[g].opens(p, tag, marks)
    for (let r = 0; r < this.#guarded.length; r++) {
      const royal = (this.#guarded[r] << 4) | tag
      for (let i = 0; i < p.count[royal]; i++) {
        const target = p.at[royal * p.size + i]
        for (let t = 0; t < threats.length; t++) {
          const threat = threats[t]
          if (p.count[threat.man] > 0) threat.opens(p, target, threat.man, marks)
        }
      }
    }
  }

  /** Keeps what is safe of acts of the seat, of which those that only fill a cell are tested where that may matter. */
  #keepSafeActs(p: Position, out: Moves, end: number, tag: number): number {
    const { marks } = this
    let kept = 0
    for (let i = 0; i < end; i++) {
      const move = out[i]
      if (!this.#motion.abilityOf(p, move).isPlain || (marks.anyEmpty && marks.hasEmpty((move >> 10) & 1023))) {
        if (this.#trial.exposes(p, move, tag)) continue
      }
      out[kept++] = move
    }
    return kept
  }

  /**
   * Keeps the moves from `start` on that are safe; only those that take a man from a sensitive cell, or fill one, are
   * tested, and where `isTaking` those that take anybody.
   */
  #keepSafeTouching(
    p: Position,
    out: Moves,
    start: number,
    end: number,
    tag: number,
    mayEmpty: boolean,
    isTaking: boolean,
  ): number {
    const { marks } = this
    const victims = this.#victims
    let kept = start
    for (let i = start; i < end; i++) {
      const move = out[i]
      let touches = marks.anyEmpty && marks.hasEmpty((move >> 10) & 1023)
      if (!touches && (mayEmpty || isTaking)) {
        const took = this.#motion.victimsOf(p, move, victims, 0)
        touches = isTaking && took > 0
        for (let k = 0; k < took; k++) if (marks.has(victims[k])) touches = true
      }
      if (touches && this.#trial.exposes(p, move, tag)) continue
      out[kept++] = move
    }
    return kept
  }
}
