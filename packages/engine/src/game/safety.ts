import type { Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { MOST_STAMPS } from '../rules/marks.ts'
import type { CompiledRules } from './compile.ts'
import { Exposure } from './exposure.ts'
import type { Motion } from './motion.ts'
import { Sensitivity } from './sensitivity.ts'
import { type Threat, threatsByTag } from './threats.ts'
import { Trial } from './trial.ts'
import { Watch } from './watch.ts'

/**
 * Royal safety: a move that leaves an own royal man where it can be taken is not legal. Three ways give one answer:
 * every reply looked at (slow, right for any rules), the reverse faces asked after every move, and lazily, only where
 * a look round or the sensitivity faces say it may matter. Tests hold them against each other.
 */
export class Safety {
  readonly exposure: Exposure
  readonly #motion: Motion
  readonly #trial: Trial
  readonly #sensitivity: Sensitivity
  /** Undefined where more than where men stand decides who attacks: guards, or a peril. */
  readonly #watch: Watch | undefined
  readonly #threats: readonly (readonly Threat[])[] | undefined
  readonly #hasActs: boolean
  readonly #hasGuards: boolean
  /** By cell, what the last question about filling it said: its stamp when that exposes, one more when it does not. */
  readonly #fills: Int32Array
  #stamp = 0

  constructor(rules: CompiledRules, motion: Motion) {
    this.#motion = motion
    this.#threats = threatsByTag(rules)
    this.exposure = new Exposure(rules, motion, this.#threats)
    this.#trial = new Trial(rules, motion, this.exposure)
    this.#sensitivity = new Sensitivity(rules, motion, this.#trial, this.exposure.guarded)
    this.#hasGuards = rules.guards.length > 0
    this.#hasActs = rules.kinds[0].abilities.length > 0
    this.#fills = new Int32Array(rules.setting.board.size)
    if (this.exposure.hasArrivals && rules.peril === undefined)
      this.#watch = new Watch(rules, motion, this.exposure, this.#trial, this.#sensitivity)
  }

  /** All legal moves of the seat to move. Returns their number. */
  legal(p: Position, out: Moves): number {
    const tag = p.moverTag
    if (this.exposure.guarded.length === 0) return this.#motion.pseudoLegal(p, tag, out)
    if (this.#watch !== undefined) {
      const royal = this.exposure.onlyRoyal(p, tag)
      const n = royal < 0 ? -1 : this.#watch.legal(p, tag, royal, out)
      if (n >= 0) return n
    }
    const threats = this.#threats?.[tag]
    if (threats !== undefined && !this.exposure.isExposed(p, tag)) return this.#sensitivity.legal(p, tag, threats, out)
    const n = this.#motion.pseudoLegal(p, tag, out)
    return this.#hasActs ? this.#keepAnswers(p, out, n, tag) : this.#trial.keepSafe(p, out, 0, n, tag)
  }

  /**
   * As `legal`, every move made and every reply of the other side looked at: slow, and right for any rules.
   * The fast ways are held against this one.
   */
  legalByReplies(p: Position, out: Moves): number {
    return this.#trial.keepUntakeable(p, out, 0, this.#motion.pseudoLegal(p, p.moverTag, out), p.moverTag)
  }

  /** As `legal`, every move made and the reverse faces asked. */
  legalByReverse(p: Position, out: Moves): number {
    return this.#trial.keepSafe(p, out, 0, this.#motion.pseudoLegal(p, p.moverTag, out), p.moverTag)
  }

  /**
   * Keeps what answers an attack. Of acts that only fill a cell it matters which cell, not who fills it, unless men bar
   * each other; so one for each cell is tried.
   */
  #keepAnswers(p: Position, out: Moves, end: number, tag: number): number {
    const fills = this.#fills
    if (this.#stamp > MOST_STAMPS) {
      fills.fill(0)
      this.#stamp = 0
    }
    this.#stamp += 2
    const stamp = this.#stamp
    let kept = 0
    for (let i = 0; i < end; i++) {
      const move = out[i]
      const cell = move & 1023
      if (p.cells[cell] === 0 && !this.#hasGuards && this.#motion.abilityOf(p, move).isPlain) {
        if (fills[cell] < stamp) fills[cell] = this.#trial.exposes(p, move, tag) ? stamp : stamp + 1
        if (fills[cell] === stamp) continue
      } else if (this.#trial.exposes(p, move, tag)) continue
      out[kept++] = move
    }
    return kept
  }
}
