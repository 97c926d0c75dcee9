import type { Topology } from '../board/topology.ts'
import type { Seat } from '../position/man.ts'
import { createMoves, type Move, type Moves, RESIGNATION } from '../position/move.ts'
import { Position } from '../position/position.ts'
import type { Cell, DutyQuestions, Outcome, VerdictFaces } from '../rules/kinds.ts'
import { type CompiledAbility, type CompiledKind, type CompiledRules, compileRules } from './compile.ts'
import type { VariantDefinition } from './define-variant.ts'
import { Motion } from './motion.ts'
import { Safety } from './safety.ts'

/** A compiled variant: what may be done in a position, what doing it does, and how it ends. */
export class Game {
  readonly rules: CompiledRules
  readonly board: Topology
  readonly kinds: readonly CompiledKind[]
  readonly #motion: Motion
  readonly #safety: Safety
  readonly #standing: readonly VerdictFaces[]
  /** What may end a game that could go on: the men on the board, or how the position came about. */
  readonly #goingOn: readonly VerdictFaces['judge'][]
  readonly #repeating: readonly VerdictFaces[]
  readonly #scratch = createMoves()
  /** For rules that ask whether there is a move, while the caller's list is in use. */
  readonly #own = createMoves()
  readonly #taken = createMoves()
  readonly #asked: DutyQuestions = {
    takes: (p, move) => this.#motion.victimsOf(p, move, this.#taken, 0) > 0,
    mates: (p, move) => this.#mates(p, move),
  }
  /** Lists for questions about questions: whether a move mates depends on the replies, and on what those may not do. */
  readonly #replies: Moves[] = []
  #asking = 0

  constructor(readonly variant: VariantDefinition) {
    this.rules = compileRules(variant, {
      isAttacked: (p, cell, tag) => this.#safety.exposure.isAttacked(p, cell, tag),
      attacks: (p, from, target) => this.#motion.attacks(p, from, target),
      canMove: (p) => this.#safety.legal(p, this.#own) > 0,
      isInCheck: (p, tag) => this.#safety.exposure.isExposed(p, tag),
      takersOf: (p, target, to) => this.#safety.exposure.takersOf(p, target, to),
      markReach: (p, seat, marks) => this.#motion.markReach(p, seat, marks),
    })
    this.board = variant.board
    this.kinds = this.rules.kinds
    this.#standing = this.rules.verdicts.filter((verdict) => verdict.on === 'standing')
    this.#goingOn = this.rules.verdicts.filter(({ on }) => on !== 'stuck').map(({ judge }) => judge)
    this.#repeating = this.rules.verdicts.filter((verdict) => verdict.ifRepeated !== undefined)
    this.#motion = new Motion(this.rules)
    this.#safety = new Safety(this.rules, this.#motion)
  }

  /** A board with no man on it. */
  emptyPosition(): Position {
    return new Position(this.rules.setting.slots, this.kinds.length - 1)
  }

  /** All legal moves of the seat to move. Returns their number. */
  legal(p: Position, out: Moves): number {
    return this.#dutiful(p, out, this.#safety.legal(p, out))
  }

  /** As `legal`, every move made and every reply looked at: slow, and right for any rules. */
  legalByReplies(p: Position, out: Moves): number {
    return this.#dutiful(p, out, this.#safety.legalByReplies(p, out))
  }

  /** As `legal`, every move made and the reverse faces asked. */
  legalByReverse(p: Position, out: Moves): number {
    return this.#dutiful(p, out, this.#safety.legalByReverse(p, out))
  }

  /** Leaves what duty lets one choose from. */
  #dutiful(p: Position, out: Moves, n: number): number {
    const { duty } = this.rules
    return duty === undefined ? n : duty.keep(p, out, n, this.#asked)
  }

  #mates(p: Position, move: Move): boolean {
    this.#replies[this.#asking] ??= createMoves()
    const replies = this.#replies[this.#asking++]
    this.make(p, move)
    const mates = this.#safety.exposure.isExposed(p, p.moverTag) && this.legal(p, replies) === 0
    p.unmake()
    this.#asking--
    return mates
  }

  /** Whether the step now due may be an act of the seat. */
  mayActAsSeat(p: Position): boolean {
    return this.#motion.mayActAsSeat(p)
  }

  /** Whether the step now due may move a man. */
  mayMoveMen(p: Position): boolean {
    return this.#motion.mayMoveMen(p)
  }

  /** Whether everyone sees everything. */
  get isOpen(): boolean {
    return this.rules.sight === undefined
  }

  /** All moves of the seat to move that the rules of motion allow, royal safety aside. Returns their number. */
  pseudoLegal(p: Position, out: Moves): number {
    return this.#motion.pseudoLegal(p, p.moverTag, out)
  }

  /** The same for any seat, as if it were to move. */
  pseudoLegalFor(p: Position, seat: Seat, out: Moves): number {
    return this.#motion.pseudoLegal(p, seat + 1, out)
  }

  /**
   * Makes a pseudo-legal move, or gives up; `p.unmake()` takes it back. Who knows already that the move takes nobody spares
   * the question by saying so.
   */
  make(p: Position, move: Move, takesNobody = false): void {
    if (move === RESIGNATION) this.#motion.resign(p)
    else this.#motion.make(p, move, takesNobody)
  }

  /** Whether the seat to move may give up and leave the game to the others. */
  mayResign(p: Position): boolean {
    return this.rules.resigning !== undefined && this.standingOutcome(p) === undefined
  }

  /** Appends the cells of the men a move would take. */
  victimsOf(p: Position, move: Move, out: Moves, n: number): number {
    return this.#motion.victimsOf(p, move, out, n)
  }

  abilityOf(p: Position, move: Move): CompiledAbility {
    return this.#motion.abilityOf(p, move)
  }

  /** Whether some free hostile man could take a royal man of that seat. */
  isInCheck(p: Position, seat: Seat): boolean {
    return this.#safety.exposure.isExposed(p, seat + 1)
  }

  /** Whether any pseudo-legal move of a side hostile to the man on the cell takes it. */
  isTakeable(p: Position, target: Cell): boolean {
    return this.#safety.exposure.isTakeable(p, target)
  }

  /** Whether any move of a hostile side takes a royal man of that owner tag: `isInCheck` the slow way. */
  anyRoyalTakeable(p: Position, tag: number): boolean {
    return this.#safety.exposure.anyRoyalTakeable(p, tag)
  }

  /** Whether any move of a hostile side takes a royal man of that seat, be it one that may be left so: slow. */
  mayLoseRoyal(p: Position, seat: Seat): boolean {
    return this.#safety.exposure.mayLoseRoyal(p, seat + 1)
  }

  /** Whether the seat could still win by some line of play. */
  canWin(p: Position, seat: Seat): boolean {
    return this.rules.canWin(p, seat)
  }

  /** What the rules would say of the present position, were it to come again often enough; undefined where nothing. */
  ifRepeated(p: Position): Outcome | undefined {
    for (let i = 0; i < this.#repeating.length; i++) {
      const outcome = this.#repeating[i].ifRepeated?.(p)
      if (outcome !== undefined) return outcome
    }
    return undefined
  }

  /** Whether the men on the board alone end the game: what perft counts as finished. */
  standingOutcome(p: Position): Outcome | undefined {
    for (let i = 0; i < this.#standing.length; i++) {
      const outcome = this.#standing[i].judge(p, goingOn)
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

  /** The first verdict that speaks, for a caller who already knows the circumstances. */
  judge(p: Position, canMove: boolean, inCheck: boolean): Outcome | undefined {
    if (canMove && !inCheck) return this.#judgeGoingOn(p)
    const { verdicts } = this.rules
    const now = { canMove, inCheck }
    for (let i = 0; i < verdicts.length; i++) {
      const outcome = verdicts[i].judge(p, now)
      if (outcome !== undefined) return outcome
    }
    return undefined
  }

  #judgeGoingOn(p: Position): Outcome | undefined {
    for (let i = 0; i < this.#goingOn.length; i++) {
      const outcome = this.#goingOn[i](p, goingOn)
      if (outcome !== undefined) return outcome
    }
    return undefined
  }
}

/** What verdicts hear where nobody is stuck, and where they do not ask. */
const goingOn = { canMove: true, inCheck: false }

/** Compiles a variant's definition into a game. */
export const compile = (variant: VariantDefinition): Game => new Game(variant)
