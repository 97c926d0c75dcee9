import type { Topology } from '../board/topology.ts'
import { kindOf, type Seat } from '../position/man.ts'
import { ACT_SHIFT, ARGUMENT_SHIFT, createMoves, type Move, type Moves } from '../position/move.ts'
import { Position } from '../position/position.ts'
import type { Cell, Outcome } from '../rules/kinds.ts'
import { CellMarks } from '../rules/marks.ts'
import { type CompiledAbility, type CompiledKind, type CompiledRules, compileRules } from './compile.ts'
import type { VariantDefinition } from './define-variant.ts'
import { type Threat, threatsByTag } from './threats.ts'

/** A compiled variant: what may be done in a position, what doing it does, and how it ends. */
export class Game {
  readonly rules: CompiledRules
  readonly board: Topology
  readonly kinds: readonly CompiledKind[]
  readonly #victims = createMoves()
  readonly #replies = createMoves()
  readonly #marks: CellMarks
  readonly #royals: readonly number[]
  /** By tag: every way a hostile man takes royal men. Undefined where some rule lacks its reverse faces. */
  readonly #threats: readonly (readonly Threat[])[] | undefined

  constructor(readonly variant: VariantDefinition) {
    this.rules = compileRules(variant)
    this.board = variant.board
    this.kinds = this.rules.kinds
    this.#marks = new CellMarks(this.board.size)
    this.#royals = this.kinds.filter((kind) => kind.royal).map((kind) => kind.number)
    this.#threats = threatsByTag(this.rules)
  }

  /** A board with no man on it. */
  emptyPosition(): Position {
    return new Position(this.rules.setting.slots, this.kinds.length - 1)
  }

  /** All moves of the seat to move that the rules of motion allow, royal safety aside. Returns their number. */
  pseudoLegal(p: Position, out: Moves): number {
    return this.#pseudoLegalOf(p, p.moverTag, out)
  }

  /** All legal moves of the seat to move. Returns their number. */
  legal(p: Position, out: Moves): number {
    const tag = p.moverTag
    if (this.#royals.length === 0) return this.#pseudoLegalOf(p, tag, out)
    const threats = this.#threats?.[tag]
    if (threats === undefined || this.#isExposed(p, tag)) {
      return this.#keepSafe(p, out, 0, this.#pseudoLegalOf(p, tag, out), tag)
    }
    return this.#legalUnlessSensitive(p, tag, threats, out)
  }

  /**
   * As `legal`, every move made and every reply of the other side looked at: slow, and right for any rules.
   * The fast ways are held against this one.
   */
  legalByReplies(p: Position, out: Moves): number {
    const n = this.pseudoLegal(p, out)
    const tag = p.moverTag
    let kept = 0
    for (let i = 0; i < n; i++) {
      this.make(p, out[i])
      const safe = !this.anyRoyalTakeable(p, tag)
      p.unmake()
      if (safe) out[kept++] = out[i]
    }
    return kept
  }

  /** As `legal`, every move made and the reverse faces asked. */
  legalByReverse(p: Position, out: Moves): number {
    return this.#keepSafe(p, out, 0, this.pseudoLegal(p, out), p.moverTag)
  }

  /** Makes a pseudo-legal move; `p.unmake()` takes it back. */
  make(p: Position, move: Move): void {
    const from = move & 1023
    const to = (move >> 10) & 1023
    const man = p.cells[from]
    const kind = this.kinds[kindOf(man)]
    const ability = kind.abilities[(move >> ACT_SHIFT) & 7]
    p.begin()
    let took = 0
    if (ability.effects.length > 0) {
      for (const effect of ability.effects) took += effect(p, from, to, move >> ARGUMENT_SHIFT)
    } else {
      const victims = this.#victims
      took = ability.victims(p, from, to, victims, 0)
      for (let i = 0; i < took; i++) p.set(victims[i], 0)
      p.set(from, 0)
      p.set(to, man)
    }
    const quiet = this.rules.setting.slots.quiet
    p.set(quiet, took > 0 || kind.isIrreversible ? 0 : p.cells[quiet] + 1)
    this.rules.turn(p, took)
  }

  /** Appends the cells of the men a move would take. */
  victimsOf(p: Position, move: Move, out: Moves, n: number): number {
    const from = move & 1023
    return this.abilityOf(p, move).victims(p, from, (move >> 10) & 1023, out, n)
  }

  abilityOf(p: Position, move: Move): CompiledAbility {
    return this.kinds[kindOf(p.cells[move & 1023])].abilities[(move >> ACT_SHIFT) & 7]
  }

  /** Whether some free hostile man could take a royal man of that side, by the reverse faces where all rules have them. */
  isInCheck(p: Position, seat: Seat): boolean {
    return this.#isExposed(p, seat + 1)
  }

  /** The same question asked of every move of the other sides. */
  anyRoyalTakeable(p: Position, tag: number): boolean {
    for (const royal of this.#royals) {
      const man = (royal << 4) | tag
      for (let i = 0; i < p.count[man]; i++) {
        if (this.isTakeable(p, p.at[man * p.size + i])) return true
      }
    }
    return false
  }

  /** Whether any pseudo-legal move of a side hostile to the man on the cell takes it. */
  isTakeable(p: Position, target: Cell): boolean {
    const tag = p.cells[target] & 15
    for (let other = 1; other <= this.variant.seats.length; other++) {
      if (((this.rules.setting.foes[tag] >> other) & 1) === 0) continue
      const n = this.#pseudoLegalOf(p, other, this.#replies)
      for (let i = 0; i < n; i++) {
        const count = this.victimsOf(p, this.#replies[i], this.#victims, 0)
        for (let k = 0; k < count; k++) if (this.#victims[k] === target) return true
      }
    }
    return false
  }

  /** Pseudo-legal moves the men of that seat would have if it were to move. */
  pseudoLegalFor(p: Position, seat: Seat, out: Moves): number {
    return this.#pseudoLegalOf(p, seat + 1, out)
  }

  /** Whether the men on the board alone end the game: what perft counts as finished. */
  standingOutcome(p: Position): Outcome | undefined {
    for (const verdict of this.rules.verdicts) {
      if (verdict.on !== 'standing') continue
      const outcome = verdict.judge(p, unknown)
      if (outcome !== undefined) return outcome
    }
    return undefined
  }

  /** How the game has ended, or undefined while it goes on. */
  outcome(p: Position): Outcome | undefined {
    const canMove = this.legal(p, this.#scratch) > 0
    const inCheck = !canMove && this.isInCheck(p, p.mover)
    return this.judge(p, canMove, inCheck)
  }
  readonly #scratch = createMoves()

  /** The first verdict that speaks, for a caller who already knows the circumstances. */
  judge(p: Position, canMove: boolean, inCheck: boolean): Outcome | undefined {
    for (const verdict of this.rules.verdicts) {
      const outcome = verdict.judge(p, { canMove, inCheck })
      if (outcome !== undefined) return outcome
    }
    return undefined
  }

  #pseudoLegalOf(p: Position, tag: number, out: Moves): number {
    const { at, count, size } = p
    const someBarred = this.rules.someBarred(p, tag)
    let n = 0
    for (let number = 1; number < this.kinds.length; number++) {
      const man = (number << 4) | tag
      const kind = this.kinds[number]
      const end = man * size + count[man]
      for (let i = man * size; i < end; i++) n = this.#movesOf(p, kind, man, at[i], someBarred, out, n)
    }
    return n
  }

  #movesOf(
    p: Position,
    kind: CompiledKind,
    man: number,
    from: Cell,
    someBarred: boolean,
    out: Moves,
    n: number,
  ): number {
    const abilities = someBarred && this.rules.isBarred(p, from, man) ? kind.whenBarred : kind.whenFree
    for (let k = 0; k < abilities.length; k++) {
      const ability = abilities[k]
      n = ability.movement.go(p, from, from | (ability.number << ACT_SHIFT), out, n)
    }
    return n
  }

  /**
   * Lazy legality, for a side whose royal men are safe now: only what touches a sensitive cell can expose them, so only
   * that is made and tested. Royal men's own moves always are.
   */
  #legalUnlessSensitive(p: Position, tag: number, threats: readonly Threat[], out: Moves): number {
    const { at, count, size } = p
    const marks = this.#marks
    this.#markSensitive(p, tag, threats)
    const someBarred = this.rules.someBarred(p, tag)
    let n = 0
    for (let number = 1; number < this.kinds.length; number++) {
      const man = (number << 4) | tag
      const kind = this.kinds[number]
      const end = man * size + count[man]
      for (let i = man * size; i < end; i++) {
        const from = at[i]
        const start = n
        n = this.#movesOf(p, kind, man, from, someBarred, out, n)
        if (kind.royal || marks.has(from)) n = this.#keepSafe(p, out, start, n, tag)
        else if (marks.anyHostile) n = this.#keepSafeCaptures(p, out, start, n, tag)
      }
    }
    return n
  }

  /** Keeps the moves from `start` on that leave no royal man exposed, each made and tested. */
  #keepSafe(p: Position, out: Moves, start: number, end: number, tag: number): number {
    let kept = start
    for (let i = start; i < end; i++) {
      this.make(p, out[i])
      const exposed = this.#isExposed(p, tag)
      p.unmake()
      if (!exposed) out[kept++] = out[i]
    }
    return kept
  }

  /** As `#keepSafe`, but only moves that take a man from a sensitive cell are tested. */
  #keepSafeCaptures(p: Position, out: Moves, start: number, end: number, tag: number): number {
    const marks = this.#marks
    const victims = this.#victims
    let kept = start
    for (let i = start; i < end; i++) {
      const move = out[i]
      const took = this.victimsOf(p, move, victims, 0)
      let touches = false
      for (let k = 0; k < took; k++) if (marks.has(victims[k])) touches = true
      if (touches) {
        this.make(p, move)
        const exposed = this.#isExposed(p, tag)
        p.unmake()
        if (exposed) continue
      }
      out[kept++] = move
    }
    return kept
  }

  #isExposed(p: Position, tag: number): boolean {
    const threats = this.#threats?.[tag]
    if (threats === undefined) return this.anyRoyalTakeable(p, tag)
    for (let r = 0; r < this.#royals.length; r++) {
      const royal = (this.#royals[r] << 4) | tag
      for (let i = 0; i < p.count[royal]; i++) {
        const target = p.at[royal * p.size + i]
        for (let t = 0; t < threats.length; t++) {
          const threat = threats[t]
          if (p.count[threat.man] > 0 && threat.takes(p, target, threat.man)) return true
        }
      }
    }
    return false
  }

  #markSensitive(p: Position, tag: number, threats: readonly Threat[]): void {
    const marks = this.#marks
    marks.clear(p, this.rules.setting.foes[tag])
    for (let g = 0; g < this.rules.guards.length; g++) this.rules.guards[g].opens(p, tag, marks)
    for (let r = 0; r < this.#royals.length; r++) {
      const royal = (this.#royals[r] << 4) | tag
      for (let i = 0; i < p.count[royal]; i++) {
        const target = p.at[royal * p.size + i]
        for (let t = 0; t < threats.length; t++) {
          const threat = threats[t]
          if (p.count[threat.man] > 0) threat.opens(p, target, threat.man, marks)
        }
      }
    }
  }
}

/** For verdicts that do not ask. */
const unknown = { canMove: true, inCheck: false }

/** Compiles a variant's definition into a game. */
export const compile = (variant: VariantDefinition): Game => new Game(variant)
