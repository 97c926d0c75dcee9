import { kindOf } from '../position/man.ts'
import { ACT_SHIFT, ARGUMENT_SHIFT, createMoves, type Move, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { type Hands, slotOfTaken } from '../rules/hands.ts'
import type { Cell, Marks, Seat } from '../rules/kinds.ts'
import type { CompiledAbility, CompiledKind, CompiledRules } from './compile.ts'

/** Where men may go and what going does, royal safety aside. */
export class Motion {
  readonly #victims = createMoves()
  readonly #hands: Hands | undefined
  readonly #moves = createMoves()
  /** The men the last step took, as they looked, then a 0. */
  readonly #taken = createMoves()
  /** The same of moves that are only tried, perhaps by an upkeep while others have yet to hear who was taken. */
  readonly #tried = createMoves()
  readonly #stage: number
  readonly #quiet: number
  /** By the step of a turn: whether it may move a man, and whether it may be an act of the seat. */
  readonly #movesMen: readonly boolean[]
  readonly #actsOfSeat: readonly boolean[]

  constructor(readonly rules: CompiledRules) {
    const { hands, slots, steps } = rules.setting
    this.#hands = hands
    this.#stage = slots.stage
    this.#quiet = slots.quiet
    this.#movesMen = steps.map((step) => step !== 'seat')
    this.#actsOfSeat = steps.map((step) => step !== 'man')
  }

  /** Whether the step now due may move a man. */
  mayMoveMen(p: Position): boolean {
    return this.#movesMen[p.cells[this.#stage]] !== false
  }

  /** Whether the step now due may be an act of the seat. */
  mayActAsSeat(p: Position): boolean {
    return this.#actsOfSeat[p.cells[this.#stage]] !== false
  }

  /** All moves the men of that owner tag could make if it were their turn. Returns their number. */
  pseudoLegal(p: Position, tag: number, out: Moves): number {
    const { at, count, size } = p
    const { kinds } = this.rules
    const someBarred = this.rules.someBarred(p, tag)
    let n = this.actsOfSeat(p, out, 0)
    if (!this.mayMoveMen(p)) return n
    for (let number = 1; number < kinds.length; number++) {
      const man = (number << 4) | tag
      const men = count[man]
      if (men === 0) continue
      if (!someBarred) {
        n = this.freeMovesOf(p, kinds[number], man, out, n)
        continue
      }
      const end = man * size + men
      for (let i = man * size; i < end; i++) n = this.movesOf(p, kinds[number], man, at[i], someBarred, out, n)
    }
    return n
  }

  /**
   * As `pseudoLegal`, but of men only, and only what might take somebody: abilities that take nobody are left out, so
   * that one which asks what is attacked is not asked in turn.
   */
  pseudoCaptures(p: Position, tag: number, out: Moves): number {
    const { kinds } = this.rules
    let n = 0
    for (let number = 1; number < kinds.length; number++) {
      const man = (number << 4) | tag
      const end = man * p.size + p.count[man]
      for (let i = man * p.size; i < end; i++) {
        const from = p.at[i]
        const { whenBarred, whenFree } = kinds[number]
        for (const ability of this.rules.isBarred(p, from, man) ? whenBarred : whenFree) {
          if (ability.captures.length === 0) continue
          n = ability.movement.go(p, from, from | (ability.number << ACT_SHIFT), out, n)
        }
      }
    }
    return n
  }

  /** Appends what the seat to move may do besides moving a man; such moves begin on an empty cell. */
  actsOfSeat(p: Position, out: Moves, n: number): number {
    if (!this.mayActAsSeat(p)) return n
    for (const { movement, number } of this.rules.kinds[0].abilities) {
      const base = number << ACT_SHIFT
      n = movement.go(p, 0, base, out, n)
    }
    return n
  }

  /** Appends the moves of all men that look alike, none of which is barred. */
  freeMovesOf(p: Position, kind: CompiledKind, man: number, out: Moves, n: number): number {
    const abilities = kind.whenFree
    for (let k = 0; k < abilities.length; k++) {
      n = abilities[k].goAll(p, man, abilities[k].bits, out, n)
    }
    return n
  }

  /** Appends the moves of one man. `someBarred` spares the question when nobody of its side is barred. */
  movesOf(
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

  /** Marks where the men of a seat could go, and whom they would take, if it were to move. */
  markReach(p: Position, seat: Seat, marks: Marks): void {
    const { mover, stage } = this.rules.setting.slots
    p.begin()
    if (p.mover !== seat) p.set(stage, 0)
    p.set(mover, seat)
    const out = createMoves()
    const victims = createMoves()
    const n = this.pseudoLegal(p, seat + 1, out)
    for (let i = 0; i < n; i++) {
      marks.add((out[i] >> 10) & 1023)
      const took = this.victimsOf(p, out[i], victims, 0)
      for (let k = 0; k < took; k++) marks.add(victims[k])
    }
    p.unmake()
  }

  /** Whether the man on one cell takes the man on the other in some move of its, royal safety aside. */
  attacks(p: Position, from: Cell, target: Cell): boolean {
    if (this.rules.isBarred(p, from, p.cells[from])) return false
    return this.rules.kinds[kindOf(p.cells[from])].whenFree.some((ability) => {
      if (ability.captures.length === 0) return false
      const n = ability.movement.go(p, from, from, this.#moves, 0)
      for (let i = 0; i < n; i++) {
        const took = ability.victims(p, from, (this.#moves[i] >> 10) & 1023, this.#victims, 0)
        for (let k = 0; k < took; k++) if (this.#victims[k] === target) return true
      }
      return false
    })
  }

  /** Makes a pseudo-legal move; `p.unmake()` takes it back. */
  make(p: Position, move: Move, takesNobody: boolean): void {
    const man = p.cells[move & 1023]
    p.begin()
    const took = this.#carryOut(p, move, false, takesNobody, this.#taken)
    const { kinds, upkeep } = this.rules
    // Where turns have steps of their own for acts of the seat, those go with the move of the man before.
    if (man !== 0 || this.#movesMen.length === 1)
      p.set(this.#quiet, took > 0 || kinds[kindOf(man)].restarts ? 0 : p.cells[this.#quiet] + 1)
    for (let i = 0; i < upkeep.length; i++) upkeep[i](p, move & 1023, (move >> 10) & 1023, man, took, this.#taken)
    this.rules.turn(p, took)
  }

  /** The seat to move gives up and the others play on; `p.unmake()` takes it back. */
  resign(p: Position): void {
    const { quiet } = this.rules.setting.slots
    p.begin()
    this.rules.resigning?.(p)
    p.set(quiet, p.cells[quiet] + 1)
    this.rules.turn(p, 0)
  }

  /**
   * As `make`, but the turn does not pass: what asks whether a move leaves a royal man exposed need not wait for the
   * counters. Returns how many men have left the board. On the way, what happens when the move is done has not happened.
   */
  place(p: Position, move: Move, isOnTheWay = false): number {
    p.begin()
    return this.#carryOut(p, move, isOnTheWay, false, this.#tried)
  }

  /** As `place`, on the cells alone: for a glance. */
  sketch(p: Position, move: Move): void {
    p.sketch()
    this.#carryOut(p, move, false, false, this.#tried)
  }

  #carryOut(p: Position, move: Move, isOnTheWay: boolean, takesNobody: boolean, taken: Moves): number {
    const from = move & 1023
    const to = (move >> 10) & 1023
    const man = p.cells[from]
    const ability = this.rules.kinds[kindOf(man)].abilities[(move >> ACT_SHIFT) & 7]
    taken[0] = 0
    let took = 0
    const { effects, after } = ability
    const argument = move >> ARGUMENT_SHIFT
    if (ability.isLanding) {
      // Coming to a cell replaces whoever stands there, so the victim need not be taken off first.
      if (p.cells[to] !== 0) {
        this.#victims[0] = to
        took = 1
        if (this.#hands !== undefined) this.#keep(p, this.#hands, man, this.#victims, took)
        taken[0] = p.cells[to]
        taken[1] = 0
      }
      p.go(from, to)
    } else if (effects.length > 0) {
      for (let i = 0; i < effects.length; i++) took += effects[i](p, from, to, argument, took)
    } else if (takesNobody) {
      p.go(from, to)
    } else {
      const victims = this.#victims
      took = ability.victims(p, from, to, victims, 0)
      if (this.#hands !== undefined) this.#keep(p, this.#hands, man, victims, took)
      for (let i = 0; i < took; i++) {
        taken[i] = p.cells[victims[i]]
        p.set(victims[i], 0)
      }
      taken[took] = 0
      p.go(from, to)
    }
    if (isOnTheWay) return took
    for (let i = 0; i < after.length; i++) took += after[i](p, from, to, argument, took)
    return took
  }

  /** The victims, still standing, are counted in the captor's hand. */
  #keep(p: Position, hands: Hands, captor: number, victims: Moves, took: number): void {
    for (let i = 0; i < took; i++) {
      const slot = slotOfTaken(hands, p.cells[victims[i]], captor)
      if (slot !== 0) p.set(slot, p.cells[slot] + 1)
    }
  }

  /** Appends the cells of the men a move would take. */
  victimsOf(p: Position, move: Move, out: Moves, n: number): number {
    const from = move & 1023
    return this.abilityOf(p, move).victims(p, from, (move >> 10) & 1023, out, n)
  }

  abilityOf(p: Position, move: Move): CompiledAbility {
    return this.rules.kinds[kindOf(p.cells[move & 1023])].abilities[(move >> ACT_SHIFT) & 7]
  }
}
