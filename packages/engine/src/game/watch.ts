import type { Kind, Man } from '../position/man.ts'
import { createMoves, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import type { CompiledAbility, CompiledKind, CompiledRules } from './compile.ts'
import type { Exposure } from './exposure.ts'
import { Lookout } from './lookout.ts'
import type { Motion } from './motion.ts'
import type { Sensitivity } from './sensitivity.ts'
import type { Trial } from './trial.ts'

const NOWHERE = -1

/** An ability of men that look alike, and what has to be asked of its moves. */
interface Duty {
  readonly man: Man
  readonly kind: Kind
  readonly bits: number
  readonly goAll: CompiledAbility['goAll']
  /**
   * `line`: whether it stays on the line of a pin and answers a check. `reach`: whether anybody comes to where a royal man
   * goes. `touch`: what leaves or takes from a cell that matters is sketched. `sketch`: everything is. `trial`: everything
   * is made, since it matters on the way too.
   */
  readonly asks: 'line' | 'reach' | 'touch' | 'sketch' | 'trial'
}

function dutyOf(kind: CompiledKind, ability: CompiledAbility, tag: number): Duty {
  const { bits, goAll, isLanding, isPlain, isSafeOnTheWay, after } = ability
  const asks = (): Duty['asks'] => {
    if (isSafeOnTheWay) return 'trial'
    if (kind.guarded) return isLanding && after.length === 0 ? 'reach' : 'sketch'
    if (isLanding) return 'line'
    return isPlain ? 'touch' : 'sketch'
  }
  return { man: (kind.number << 4) | tag, kind: kind.number, bits, goAll, asks: asks() }
}

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
  /** Undefined where a seat has none. */
  readonly #actsArePlain: boolean | undefined
  /** By tag, what its men can do, kind by kind. */
  readonly #duties: readonly (readonly Duty[])[]
  /** Whether the side watched for is threatened by more than arrivals. */
  #hasOthers = false
  /** Where its royal man stands. */
  #royal = NOWHERE

  constructor(rules: CompiledRules, motion: Motion, exposure: Exposure, trial: Trial, sensitivity: Sensitivity) {
    this.#rules = rules
    this.#motion = motion
    this.#exposure = exposure
    this.#trial = trial
    this.#sensitivity = sensitivity
    const [seat, ...kinds] = rules.kinds
    this.#actsArePlain = seat.abilities.length === 0 ? undefined : seat.abilities.every((ability) => ability.isPlain)
    this.#duties = Array.from({ length: 16 }, (_, tag) =>
      kinds.flatMap((kind) => kind.whenFree.map((ability) => dutyOf(kind, ability, tag))),
    )
  }

  /** All legal moves, the royal man standing on the cell; −1 where a look round does not tell. */
  legal(p: Position, tag: number, royal: Cell, out: Moves): number {
    const lookout = this.#lookoutOf(tag)
    this.#royal = royal
    lookout.look(p.cells, royal, tag)
    if (lookout.checks > 0 && !lookout.approaches.isSingle) return -1
    const others = this.#exposure.othersTo(tag) ?? []
    this.#hasOthers = others.length > 0
    if (this.#hasOthers) {
      if (this.#exposure.isReachedByOthers(p, royal, tag)) return -1
      this.#sensitivity.mark(p, tag, others)
    }
    let n =
      this.#actsArePlain === undefined ? 0 : this.#keepActs(p, out, this.#motion.actsOfSeat(p, out, 0), tag, lookout)
    if (!this.#motion.mayMoveMen(p)) return n
    const { count } = p
    const duties = this.#duties[tag]
    for (let d = 0; d < duties.length; d++) {
      const duty = duties[d]
      if (count[duty.man] === 0) continue
      const start = n
      n = duty.goAll(p, duty.man, duty.bits, out, n)
      if (n > start) n = this.#keep(p, tag, duty, lookout, out, start, n)
    }
    return n
  }

  /** Leaves of the moves from `start` on, all of one ability, those that are legal. */
  #keep(p: Position, tag: number, duty: Duty, lookout: Lookout, out: Moves, start: number, end: number): number {
    if (duty.asks === 'trial') return this.#trial.keepSafe(p, out, start, end, tag)
    if (duty.asks === 'sketch' || (duty.asks === 'touch' && lookout.checks > 0))
      return this.#keepSafe(p, out, start, end, tag, lookout)
    if (duty.asks === 'reach') return this.#keepUnreached(p, out, start, end, tag, lookout)
    if (duty.asks === 'touch') return this.#keepTouching(p, out, start, end, tag, lookout)
    if (lookout.checks > 0) {
      const answers = lookout.keepAnswers(out, start, end)
      return this.#hasOthers ? this.#keepSafe(p, out, start, answers, tag, lookout) : answers
    }
    const mayPin = lookout.mayPin(duty.kind)
    const { marks } = this.#sensitivity
    const mayMatter = this.#hasOthers && (marks.anyEmpty || marks.mayHold(duty.kind))
    if (mayMatter || (mayPin && !lookout.approaches.isSingle))
      return this.#keepTouching(p, out, start, end, tag, lookout)
    return mayPin ? lookout.keepOnLines(out, start, end) : end
  }

  #keepSafe(p: Position, out: Moves, start: number, end: number, tag: number, lookout: Lookout): number {
    let kept = start
    for (let i = start; i < end; i++) if (!this.#exposes(p, out[i], tag, lookout)) out[kept++] = out[i]
    return kept
  }

  /** Whether a move leaves the royal man where it can be taken. Where all that comes is told as arrivals, a sketch shows it. */
  #exposes(p: Position, move: number, tag: number, lookout: Lookout): boolean {
    if (this.#hasOthers) return this.#trial.exposes(p, move, tag)
    const royal = p.cells[this.#royal]
    this.#motion.sketch(p, move)
    const cell = p.cells[this.#royal] === royal ? this.#royal : p.sketched(royal)
    const isExposed = cell >= 0 && lookout.approaches.reach(p.cells, cell, NOWHERE)
    p.unmake()
    return isExposed
  }

  /** Keeps the moves of a royal man to cells where nobody comes, supposing it has left its own. */
  #keepUnreached(p: Position, out: Moves, start: number, end: number, tag: number, lookout: Lookout): number {
    const { approaches } = lookout
    let kept = start
    for (let i = start; i < end; i++) {
      const move = out[i]
      if (approaches.reach(p.cells, (move >> 10) & 1023, move & 1023)) continue
      if (this.#hasOthers && this.#exposes(p, move, tag, lookout)) continue
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
        (this.#hasOthers && (marks.has(from) || (marks.anyEmpty && marks.hasEmpty(to)))) ||
        this.#takesElsewhere(p, move, to)
      if (touches && this.#exposes(p, move, tag, lookout)) continue
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
    const isChecked = lookout.checks > 0
    const { marks } = this.#sensitivity
    const mayMatter = this.#hasOthers && (isChecked || marks.anyEmpty)
    if (this.#actsArePlain && !isChecked && !mayMatter) return end
    let kept = 0
    for (let i = 0; i < end; i++) {
      const move = out[i]
      const to = (move >> 10) & 1023
      const isPlain = this.#actsArePlain || this.#motion.abilityOf(p, move).isPlain
      if (isPlain && isChecked && !lookout.isAnswer(to)) continue
      const isTried = !isPlain || (mayMatter && (isChecked || marks.hasEmpty(to)))
      if (isTried && this.#exposes(p, move, tag, lookout)) continue
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
