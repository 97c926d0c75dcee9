import type { CompiledAbility, Game } from '../game/index.ts'
import { createMoves, type Move, type Moves, packMove } from '../position/move.ts'
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
        for (const outlook of this.#outlooks[kind]) outlook.lookFor(p, p.moverTag, look)
      }
      const outlook = this.#outlooks[kind][origin >> 20]
      const isHopeless = !outlook.lookFrom(p, origin & 1023)
      for (; i < n && (moves[i] & ORIGIN) === origin; i++) {
        gains[i] = isHopeless || !outlook.mayTakeAt((moves[i] >> 10) & 1023) ? 0 : this.#gainOf(p, moves[i])
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
      for (const ability of kinds[0].abilities) n = this.#add(p, this.#outlooks[0], ability, 0, moves, gains, n)
    }
    if (!this.game.mayMoveMen(p)) return n
    for (let number = 1; number < kinds.length; number++) {
      const man = (number << 4) | tag
      if (count[man] === 0) continue
      const outlooks = this.#outlooks[number]
      const end = man * size + count[man]
      for (let act = 0; act < outlooks.length; act++) {
        const outlook = outlooks[act]
        if (!outlook.lookFor(p, tag, look)) continue
        const few = outlook.few
        for (let i = man * size; i < end; i++) {
          const from = at[i]
          if (few !== undefined) {
            n = this.#addFew(p, outlook, few, from, moves, gains, n)
            continue
          }
          if (!outlook.lookFrom(p, from)) continue
          if (!this.#mayAct(p, outlook, from, man)) continue
          n = this.#add(p, outlooks, outlook.ability, from, moves, gains, n)
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
      const move = packMove(from, few.list[k], outlook.ability.number)
      const gain = this.#gainOf(p, move)
      if (gain === 0) continue
      moves[n] = move
      gains[n++] = gain
    }
    return n
  }

  /** Appends the captures of one ability of a man. */
  #add(
    p: Position,
    outlooks: readonly Outlook[],
    ability: CompiledAbility,
    from: Cell,
    moves: Moves,
    gains: Int32Array,
    n: number,
  ): number {
    const outlook = outlooks[ability.number]
    const end = ability.movement.go(p, from, from | (ability.number << 20), moves, n)
    for (let i = n; i < end; i++) {
      if (!outlook.mayTakeAt((moves[i] >> 10) & 1023)) continue
      const gain = this.#gainOf(p, moves[i])
      if (gain === 0) continue
      moves[n] = moves[i]
      gains[n++] = gain
    }
    return n
  }

  #gainOf(p: Position, move: Move): number {
    const victims = this.#victims
    const took = this.game.victimsOf(p, move, victims, 0)
    let gain = 0
    for (let k = 0; k < took; k++) gain += this.#worth[p.cells[victims[k]]]
    return took > 0 && gain < 1 ? 1 : gain
  }
}
