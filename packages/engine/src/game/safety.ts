import type { Moves } from '../position/move.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell, GuardFaces } from '../rules/kinds.ts'
import { CellMarks } from '../rules/marks.ts'
import type { CompiledRules } from './compile.ts'
import type { Motion } from './motion.ts'
import { type Threat, threatsByTag } from './threats.ts'

/**
 * Royal safety: a move that leaves an own royal man where it can be taken is not legal. Three ways give one answer:
 * every reply looked at (slow, right for any rules), the reverse faces asked after every move, and lazily, only where
 * the sensitivity faces say it may matter. Tests hold them against each other.
 */
export class Safety {
  readonly #rules: CompiledRules
  readonly #motion: Motion
  readonly #replies = createMoves()
  readonly #victims = createMoves()
  readonly #marks: CellMarks
  /** Royal kinds that may not be left where they can be taken, and all of them. */
  readonly #guarded: readonly number[]
  readonly #royals: readonly number[]
  readonly #hasActs: boolean
  /** By cell, what the last question about filling it said: its stamp when that exposes, one more when it does not. */
  readonly #fills: Int32Array
  #stamp = 0
  /** Whether any ability wants royal men safe also before it is done. */
  readonly #hasWay: boolean
  /** The guards that keep anyone from taking royal men. */
  readonly #guards: readonly GuardFaces[]
  /** By tag: every way a hostile man takes royal men. Undefined where some rule lacks its reverse faces. */
  readonly #threats: readonly (readonly Threat[])[] | undefined

  readonly #peril: CompiledRules['peril']

  constructor(rules: CompiledRules, motion: Motion) {
    this.#rules = rules
    this.#motion = motion
    this.#marks = new CellMarks(rules.setting.board.size)
    this.#fills = new Int32Array(rules.setting.board.size)
    this.#hasActs = rules.kinds[0].abilities.length > 0
    this.#guarded = rules.kinds.filter((kind) => kind.guarded).map((kind) => kind.number)
    this.#royals = rules.kinds.filter((kind) => kind.royal).map((kind) => kind.number)
    this.#hasWay = rules.kinds.some((kind) => kind.abilities.some((one) => one.isSafeOnTheWay))
    const takers = rules.kinds.filter((kind) =>
      kind.abilities.some((one) => one.captures.some((capture) => !capture.sparesRoyals)),
    )
    this.#guards = rules.guards.filter((guard) => takers.some((kind) => guard.concerns(kind.number)))
    this.#threats = threatsByTag(rules)
    this.#peril = rules.peril
  }

  /** All legal moves of the seat to move. Returns their number. */
  legal(p: Position, out: Moves): number {
    const tag = p.moverTag
    if (this.#guarded.length === 0) return this.#motion.pseudoLegal(p, tag, out)
    const threats = this.#threats?.[tag]
    if (threats === undefined || this.isExposed(p, tag)) {
      const n = this.#motion.pseudoLegal(p, tag, out)
      return this.#hasActs ? this.#keepAnswers(p, out, n, tag) : this.#keepSafe(p, out, 0, n, tag)
    }
    return this.#legalUnlessSensitive(p, tag, threats, out)
  }

  /**
   * As `legal`, every move made and every reply of the other side looked at: slow, and right for any rules.
   * The fast ways are held against this one.
   */
  legalByReplies(p: Position, out: Moves): number {
    const n = this.#motion.pseudoLegal(p, p.moverTag, out)
    const tag = p.moverTag
    let kept = 0
    for (let i = 0; i < n; i++) {
      if (!this.#leaves(p, out[i], this.#takeable, tag)) out[kept++] = out[i]
    }
    return kept
  }

  /** As `legal`, every move made and the reverse faces asked. */
  legalByReverse(p: Position, out: Moves): number {
    return this.#keepSafe(p, out, 0, this.#motion.pseudoLegal(p, p.moverTag, out), p.moverTag)
  }

  /** The same question asked of every move of the other sides. */
  anyRoyalTakeable(p: Position, tag: number): boolean {
    const settled = this.#rules.peril?.(p, tag)
    return settled ?? this.#anyTakeable(p, this.#guarded, tag)
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

  /** Where the hostile men stand that could take the man on the cell and leave no royal man of theirs exposed. */
  takersOf(p: Position, target: Cell): readonly Cell[] {
    const tag = p.cells[target] & 15
    const found = new Set<Cell>()
    for (let other = 1; other <= this.#rules.setting.seats.length; other++) {
      if (((this.#rules.setting.foes[tag] >> other) & 1) === 0) continue
      const moves = [...this.#replies.subarray(0, this.#motion.pseudoCaptures(p, other, this.#replies))]
      for (const move of moves) {
        const took = this.#motion.victimsOf(p, move, this.#victims, 0)
        if (!this.#victims.subarray(0, took).includes(target)) continue
        this.#motion.place(p, move)
        if (!this.isExposed(p, other)) found.add(move & 1023)
        p.unmake()
      }
    }
    return [...found]
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

  /**
   * Lazy legality, for a side whose royal men are safe now: only what touches a sensitive cell can expose them, so only
   * that is made and tested. Royal men's own moves always are.
   */
  #legalUnlessSensitive(p: Position, tag: number, threats: readonly Threat[], out: Moves): number {
    const { at, count, size } = p
    const marks = this.#marks
    this.#markSensitive(p, tag, threats)
    const someBarred = this.#rules.someBarred(p, tag)
    let n = this.#keepSafeActs(p, out, this.#motion.actsOfSeat(p, out, 0), tag)
    if (!this.#motion.mayMoveMen(p)) return n
    for (let number = 1; number < this.#rules.kinds.length; number++) {
      const man = (number << 4) | tag
      const men = count[man]
      if (men === 0) continue
      const kind = this.#rules.kinds[number]
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
        if (isAlwaysTried || marks.has(from)) n = this.#keepSafe(p, out, start, n, tag)
        else if (mayEmpty || marks.anyEmpty) n = this.#keepSafeTouching(p, out, start, n, tag, mayEmpty)
      }
    }
    return n
  }

  /** Keeps the moves from `start` on that leave no royal man exposed, each made and tested. */
  #keepSafe(p: Position, out: Moves, start: number, end: number, tag: number): number {
    let kept = start
    for (let i = start; i < end; i++) {
      if (!this.#exposes(p, out[i], tag)) out[kept++] = out[i]
    }
    return kept
  }

  /** As `#keepSafe` for acts of the seat, of which those that only fill a cell are tested where that may matter. */
  #keepSafeActs(p: Position, out: Moves, end: number, tag: number): number {
    const marks = this.#marks
    let kept = 0
    for (let i = 0; i < end; i++) {
      const move = out[i]
      if (!this.#motion.abilityOf(p, move).isPlain || (marks.anyEmpty && marks.hasEmpty((move >> 10) & 1023))) {
        if (this.#exposes(p, move, tag)) continue
      }
      out[kept++] = move
    }
    return kept
  }

  /**
   * Keeps what answers an attack. Of acts that only fill a cell it matters which cell, not who fills it, unless men bar
   * each other; so one for each cell is tried.
   */
  #keepAnswers(p: Position, out: Moves, end: number, tag: number): number {
    const fills = this.#fills
    this.#stamp += 2
    const stamp = this.#stamp
    let kept = 0
    for (let i = 0; i < end; i++) {
      const move = out[i]
      const cell = move & 1023
      if (p.cells[cell] === 0 && this.#rules.guards.length === 0 && this.#motion.abilityOf(p, move).isPlain) {
        if (fills[cell] < stamp) fills[cell] = this.#exposes(p, move, tag) ? stamp : stamp + 1
        if (fills[cell] === stamp) continue
      } else if (this.#exposes(p, move, tag)) continue
      out[kept++] = move
    }
    return kept
  }

  #exposes(p: Position, move: number, tag: number): boolean {
    return this.#leaves(p, move, this.#exposed, tag)
  }

  readonly #exposed = (p: Position, tag: number): boolean => this.isExposed(p, tag)
  readonly #takeable = (p: Position, tag: number): boolean => this.anyRoyalTakeable(p, tag)

  /** Whether a move leaves royal men in danger, be it on the way where that matters or when it is done. */
  #leaves(p: Position, move: number, inDanger: (p: Position, tag: number) => boolean, tag: number): boolean {
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

  /** As `#keepSafe`, but only moves that take a man from a sensitive cell, or fill one, are tested. */
  #keepSafeTouching(p: Position, out: Moves, start: number, end: number, tag: number, mayEmpty: boolean): number {
    const marks = this.#marks
    const victims = this.#victims
    let kept = start
    for (let i = start; i < end; i++) {
      const move = out[i]
      let touches = marks.anyEmpty && marks.hasEmpty((move >> 10) & 1023)
      if (!touches && mayEmpty) {
        const took = this.#motion.victimsOf(p, move, victims, 0)
        for (let k = 0; k < took; k++) if (marks.has(victims[k])) touches = true
      }
      if (touches && this.#exposes(p, move, tag)) continue
      out[kept++] = move
    }
    return kept
  }

  /** Whether some free hostile man could take a royal man of that owner tag, by the reverse faces where all rules have them. */
  isExposed(p: Position, tag: number): boolean {
    const threats = this.#threats?.[tag]
    if (threats === undefined) return this.anyRoyalTakeable(p, tag)
    if (this.#peril !== undefined) {
      const settled = this.#peril(p, tag)
      if (settled !== undefined) return settled
    }
    for (let r = 0; r < this.#guarded.length; r++) {
      const royal = (this.#guarded[r] << 4) | tag
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

  /** Whether a royal man of that owner tag, standing on the cell, could be taken there. */
  isAttacked(p: Position, cell: Cell, tag: number): boolean {
    if (this.#peril !== undefined) return this.#wouldBeExposed(p, cell, tag)
    const threats = this.#threats?.[tag]
    if (threats !== undefined) {
      for (let t = 0; t < threats.length; t++) {
        const { man, takes } = threats[t]
        if (p.count[man] > 0 && takes(p, cell, man)) return true
      }
      return false
    }
    const [royal = 0] = this.#royals
    p.begin()
    p.set(cell, (royal << 4) | tag)
    const isTakeable = this.isTakeable(p, cell)
    p.unmake()
    return isTakeable
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

  #markSensitive(p: Position, tag: number, threats: readonly Threat[]): void {
    const marks = this.#marks
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
}
