import { createMoves, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import type { CompiledAbility, CompiledKind, CompiledRules } from './compile.ts'
import type { Exposure } from './exposure.ts'
import { Lookout } from './lookout.ts'
import type { Motion } from './motion.ts'
import type { Sensitivity } from './sensitivity.ts'
import type { Trial } from './trial.ts'

/**
 * Legality by one look round from the royal man, for a side that has just one of them. A man that only goes somewhere
 * must stay on the line it is pinned on, and answer a check; a royal man asks about the cell it goes to. What else the
 * rules hold (threats told by faces alone, moves that empty other cells) is made and tested.
 */
export class Watch {
  readonly #rules: CompiledRules
  readonly #motion: Motion
  readonly #exposure: Exposure
  readonly #trial: Trial
  readonly #sensitivity: Sensitivity
  readonly #lookouts: Lookout[] = []
  readonly #victims = createMoves()
  readonly #actsArePlain: boolean
  /** Whether the side watched for is threatened by more than arrivals. */
  #hasOthers = false

  constructor(rules: CompiledRules, motion: Motion, exposure: Exposure, trial: Trial, sensitivity: Sensitivity) {
    this.#rules = rules
    this.#motion = motion
    this.#exposure = exposure
    this.#trial = trial
    this.#sensitivity = sensitivity
    this.#actsArePlain = rules.kinds[0].abilities.every((ability) => ability.isPlain)
  }

  /** All legal moves, the royal man standing on the cell; −1 where a look round does not tell. */
  legal(p: Position, tag: number, royal: Cell, out: Moves): number {
    const { kinds } = this.#rules
    const { count } = p
    const others = this.#exposure.othersTo(tag) ?? []
    const lookout = this.#lookoutOf(tag)
    lookout.look(p.cells, royal, tag)
    this.#hasOthers = others.length > 0
    if (this.#hasOthers && this.#exposure.isReachedByOthers(p, royal, tag)) return -1
    if (lookout.checks > 0 && !lookout.approaches.isSingle) return -1
    this.#sensitivity.mark(p, tag, others)
    let n = this.#keepActs(p, out, this.#motion.actsOfSeat(p, out, 0), tag, lookout)
    if (!this.#motion.mayMoveMen(p)) return n
    for (let number = 1; number < kinds.length; number++) {
      const man = (number << 4) | tag
      if (count[man] === 0) continue
      const kind = kinds[number]
      const abilities = kind.whenFree
      for (let k = 0; k < abilities.length; k++) {
        const ability = abilities[k]
        const start = n
        n = ability.goAll(p, man, ability.bits, out, n)
        if (n > start) n = this.#keep(p, tag, kind, ability, lookout, out, start, n)
      }
    }
    return n
  }

  #keep(
    p: Position,
    tag: number,
    kind: CompiledKind,
    ability: CompiledAbility,
    lookout: Lookout,
    out: Moves,
    start: number,
    end: number,
  ): number {
    if (!ability.isLanding) {
      const mayPass = ability.isPlain && !ability.isSafeOnTheWay && !kind.guarded && lookout.checks === 0
      return mayPass
        ? this.#keepTouching(p, out, start, end, tag, lookout)
        : this.#trial.keepSafe(p, out, start, end, tag)
    }
    if (kind.guarded)
      return ability.after.length > 0
        ? this.#trial.keepSafe(p, out, start, end, tag)
        : this.#keepUnreached(p, out, start, end, tag, lookout)
    if (lookout.checks > 0) {
      const answers = lookout.keepAnswers(out, start, end)
      return this.#hasOthers ? this.#trial.keepSafe(p, out, start, answers, tag) : answers
    }
    const { marks } = this.#sensitivity
    const mayPin = lookout.mayPin(kind.number)
    if (marks.anyEmpty || marks.mayHold(kind.number) || (mayPin && !lookout.approaches.isSingle))
      return this.#keepTouching(p, out, start, end, tag, lookout)
    return mayPin ? lookout.keepOnLines(out, start, end) : end
  }

  /** Keeps the moves of a royal man to cells where nobody comes, supposing it has left its own. */
  #keepUnreached(p: Position, out: Moves, start: number, end: number, tag: number, lookout: Lookout): number {
    const { approaches } = lookout
    let kept = start
    for (let i = start; i < end; i++) {
      const move = out[i]
      if (approaches.reach(p.cells, (move >> 10) & 1023, move & 1023)) continue
      if (this.#hasOthers && this.#trial.exposes(p, move, tag)) continue
      out[kept++] = move
    }
    return kept
  }

  /** Tests the moves of pinned men, and those that touch a sensitive cell or take elsewhere than where they land. */
  #keepTouching(p: Position, out: Moves, start: number, end: number, tag: number, lookout: Lookout): number {
    const { marks } = this.#sensitivity
    let kept = start
    for (let i = start; i < end; i++) {
      const move = out[i]
      const from = move & 1023
      const to = (move >> 10) & 1023
      const touches =
        lookout.isPinned(from) ||
        marks.has(from) ||
        (marks.anyEmpty && marks.hasEmpty(to)) ||
        this.#takesElsewhere(p, move, to)
      if (touches && this.#trial.exposes(p, move, tag)) continue
      out[kept++] = move
    }
    return kept
  }

  #takesElsewhere(p: Position, move: number, to: Cell): boolean {
    const ability = this.#motion.abilityOf(p, move)
    if (ability.isLanding) return false
    const took = ability.victims(p, move & 1023, to, this.#victims, 0)
    for (let k = 0; k < took; k++) if (this.#victims[k] !== to) return true
    return false
  }

  /** Keeps the acts of the seat that are safe: of those that only fill a cell, what answers every check. */
  #keepActs(p: Position, out: Moves, end: number, tag: number, lookout: Lookout): number {
    const { marks } = this.#sensitivity
    const isChecked = lookout.checks > 0
    if (end === 0 || (this.#actsArePlain && !isChecked && !marks.anyEmpty)) return end
    if (!isChecked) return this.#sensitivity.keepSafeActs(p, out, end, tag)
    let kept = 0
    for (let i = 0; i < end; i++) {
      const move = out[i]
      const isPlain = this.#actsArePlain || this.#motion.abilityOf(p, move).isPlain
      if (isPlain && !lookout.isAnswer((move >> 10) & 1023)) continue
      if ((!isPlain || this.#hasOthers) && this.#trial.exposes(p, move, tag)) continue
      out[kept++] = move
    }
    return kept
  }

  #lookoutOf(tag: number): Lookout {
    const known = this.#lookouts[tag]
    if (known !== undefined) return known
    const lookout = new Lookout(this.#exposure.approachesTo(tag), this.#rules.setting.board.size)
    this.#lookouts[tag] = lookout
    return lookout
  }
}
