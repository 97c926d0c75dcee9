import type { Game } from '../game/index.ts'
import { createMoves, type Move, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell, Man } from '../rules/kinds.ts'
import type { CellSet } from './cell-set.ts'
import { Outlook, SharedLook } from './outlook.ts'
import { worthByMan } from './worth.ts'

/** All but the destination of a move: where it starts and what is done. */
const ORIGIN = 1023 | (7 << 20)

/**
 * Finds what moves take. Most take nothing, and asking every rule about every move is the dearest part of a search; so
 * the rules first mark the cells where something might be taken at all.
 */
export class CaptureScout {
  readonly #victims = createMoves()
  readonly #worth: Int32Array
  /** Counts the lists looked at. */
  #look = 0
  /** Whether some man of the side to move is barred; undefined until someone asks. */
  #mayBeBarred: boolean | undefined
  /** By kind and act. */
  readonly #outlooks: readonly (readonly Outlook[])[]
  /** By kind, those that may take anything at all. */
  readonly #takers: readonly (readonly Outlook[])[]

  constructor(private readonly game: Game) {
    this.#worth = worthByMan(game)
    const { size } = game.board
    const looks = new Map<unknown, SharedLook>()
    this.#outlooks = game.kinds.map((kind) =>
      kind.abilities.map(
        (ability) =>
          new Outlook(ability, game.board, (landings) => {
            const look = looks.get(landings) ?? new SharedLook(landings, size)
            looks.set(landings, look)
            return look
          }),
      ),
    )
    this.#takers = this.#outlooks.map((all) => all.filter(({ ability }) => ability.captures.length > 0))
  }

  /** Writes what each of some pseudo-legal moves gains: the worth of its victims, at least 1 if it has any, else 0. */
  weigh(p: Position, moves: Moves, n: number, gains: Int32Array): void {
    const look = ++this.#look
    let kind = -1
    for (let i = 0; i < n; ) {
      const origin = moves[i] & ORIGIN
      const man = p.cells[origin & 1023]
      if (man >> 4 !== kind) {
        kind = man >> 4
        const takers = this.#takers[kind]
        for (let t = 0; t < takers.length; t++) takers[t].lookFor(p, p.moverTag, look)
      }
      const outlook = this.#outlooks[kind][origin >> 20]
      if (!outlook.lookFrom(p, origin & 1023)) {
        for (; i < n && (moves[i] & ORIGIN) === origin; i++) gains[i] = 0
      } else if (outlook.takesByLanding) {
        for (; i < n && (moves[i] & ORIGIN) === origin; i++) gains[i] = this.#gainAt(p, moves[i])
      } else {
        for (; i < n && (moves[i] & ORIGIN) === origin; i++) {
          gains[i] = outlook.mayTakeAt((moves[i] >> 10) & 1023) ? this.#gainOf(p, outlook, moves[i]) : 0
        }
      }
    }
  }

  /** Writes the pseudo-legal moves that take something, with what they gain. Returns their number. */
  captures(p: Position, moves: Moves, gains: Int32Array): number {
    const { at, count, size } = p
    const { kinds } = this.game
    const tag = p.moverTag
    this.#mayBeBarred = undefined
    const look = ++this.#look
    let n = 0
    if (this.game.mayActAsSeat(p)) {
      const takers = this.#takers[0]
      for (let t = 0; t < takers.length; t++) n = this.#add(p, takers[t], 0, 0, moves, gains, n)
    }
    if (!this.game.mayMoveMen(p)) return n
    for (let number = 1; number < kinds.length; number++) {
      const man = (number << 4) | tag
      if (count[man] === 0) continue
      const takers = this.#takers[number]
      const end = man * size + count[man]
      for (let t = 0; t < takers.length; t++) {
        const outlook = takers[t]
        if (!outlook.lookFor(p, tag, look)) continue
        const few = outlook.few
        for (let i = man * size; i < end; i++) {
          const from = at[i]
          if (few !== undefined) n = this.#addFew(p, outlook, few, from, moves, gains, n)
          else if (outlook.lookFrom(p, from)) n = this.#add(p, outlook, man, from, moves, gains, n)
        }
      }
    }
    return n
  }

  /** Whether one move takes anything. */
  takes(p: Position, move: Move): boolean {
    return this.game.victimsOf(p, move, this.#victims, 0) > 0
  }

  /** Whether the man, barred or not, may use the ability; asks whether anyone is barred when first it matters. */
  #mayAct(p: Position, outlook: Outlook, from: Cell, man: Man): boolean {
    const { rules } = this.game
    this.#mayBeBarred ??= rules.someBarred(p, man & 15)
    return outlook.mayAct(this.#mayBeBarred && rules.isBarred(p, from, man))
  }

  /** Appends the captures of a gliding man, going by the few cells that are worth going to. */
  #addFew(p: Position, outlook: Outlook, few: CellSet, from: Cell, moves: Moves, gains: Int32Array, n: number): number {
    for (let k = 0; k < few.count; k++) {
      if (!outlook.reaches(p, from, few.list[k])) continue
      if (!this.#mayAct(p, outlook, from, p.cells[from])) return n
      const move = from | (few.list[k] << 10) | outlook.act
      const gain = this.#gainOf(p, outlook, move)
      if (gain === 0) continue
      moves[n] = move
      gains[n++] = gain
    }
    return n
  }

  /** Appends the captures of one ability of a man; those of an act of the seat where there is no man. */
  #add(p: Position, outlook: Outlook, man: Man, from: Cell, moves: Moves, gains: Int32Array, start: number): number {
    const { takesByLanding } = outlook
    const end = outlook.go(p, from, from | outlook.act, moves, start)
    let n = start
    for (let i = start; i < end; i++) {
      const move = moves[i]
      if (!takesByLanding && !outlook.mayTakeAt((move >> 10) & 1023)) continue
      const gain = takesByLanding ? this.#gainAt(p, move) : this.#gainOf(p, outlook, move)
      if (gain === 0) continue
      // Who is barred is asked only of who would take: that is rarer.
      if (n === start && man !== 0 && !this.#mayAct(p, outlook, from, man)) return start
      moves[n] = move
      gains[n++] = gain
    }
    return n
  }

  /** What a move gains that takes whom it lands on. */
  #gainAt(p: Position, move: Move): number {
    const man = p.cells[(move >> 10) & 1023]
    return man === 0 ? 0 : Math.max(1, this.#worth[man])
  }

  #gainOf(p: Position, outlook: Outlook, move: Move): number {
    const victims = this.#victims
    const took = outlook.victims(p, move & 1023, (move >> 10) & 1023, victims, 0)
    let gain = 0
    for (let k = 0; k < took; k++) gain += this.#worth[p.cells[victims[k]]]
    return took > 0 && gain < 1 ? 1 : gain
  }
}
