import type { Game } from '../game/index.ts'
import { createMoves, type Move, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { CellSet } from './cell-set.ts'
import { worthByMan } from './worth.ts'

type Ability = Game['kinds'][number]['abilities'][number]
type Capture = Ability['captures'][number]

/** What must be asked to know where one ability of one kind may take something. */
class Outlook {
  /** Rules for which only the landing counts: one look serves all men of the kind. */
  readonly shared: readonly NonNullable<Capture['landings']>[]
  /** Rules for which it matters where the man comes from. */
  readonly own: readonly NonNullable<Capture['landingsFrom']>[]
  readonly takesNothing: boolean
  /** Whether some rule cannot tell, so that every move must be asked about. */
  readonly isBlind: boolean
  readonly targets: CellSet
  /** Number of the list for which `targets` holds. */
  seenIn = -1

  constructor({ captures }: Ability, size: number) {
    this.shared = captures.flatMap(({ landings }) => landings ?? [])
    this.own = captures.flatMap(({ landingsFrom }) => landingsFrom ?? [])
    this.takesNothing = captures.length === 0
    this.isBlind = this.shared.length + this.own.length < captures.length
    this.targets = new CellSet(size)
  }
}

/** All but the destination of a move: where it starts and what is done. */
const ORIGIN = 1023 | (7 << 20)

/**
 * Tells what each move of a list takes. Most moves take nothing, and asking every rule about every move is the dearest
 * part of a search; so the rules first mark the cells where something might be taken at all.
 */
export class CaptureScout {
  readonly #victims = createMoves()
  readonly #worth: Int32Array
  readonly #outlooks: readonly (readonly Outlook[])[]
  readonly #own: CellSet
  #list = 0

  constructor(private readonly game: Game) {
    this.#worth = worthByMan(game)
    this.#own = new CellSet(game.board.size)
    this.#outlooks = game.kinds.map((kind) => kind.abilities.map((ability) => new Outlook(ability, game.board.size)))
  }

  /** Writes what each move gains: the worth of its victims, at least 1 when there are any, else 0. */
  weigh(p: Position, moves: Moves, n: number, gains: Int32Array): void {
    this.#list++
    for (let i = 0; i < n; ) {
      const origin = moves[i] & ORIGIN
      const outlook = this.#outlookFrom(p, origin)
      for (; i < n && (moves[i] & ORIGIN) === origin; i++)
        gains[i] = this.#mayTake(outlook, moves[i]) ? this.#gainOf(p, moves[i]) : 0
    }
  }

  /** Keeps the moves that take something, with what they gain. Returns their number. */
  captures(p: Position, moves: Moves, n: number, gains: Int32Array): number {
    this.#list++
    let kept = 0
    for (let i = 0; i < n; ) {
      const origin = moves[i] & ORIGIN
      const outlook = this.#outlookFrom(p, origin)
      for (; i < n && (moves[i] & ORIGIN) === origin; i++) {
        if (!this.#mayTake(outlook, moves[i])) continue
        const gain = this.#gainOf(p, moves[i])
        if (gain === 0) continue
        moves[kept] = moves[i]
        gains[kept++] = gain
      }
    }
    return kept
  }

  /** Whether one move takes anything. */
  takes(p: Position, move: Move): boolean {
    return this.game.victimsOf(p, move, this.#victims, 0) > 0
  }

  #mayTake(outlook: Outlook, move: Move): boolean {
    if (outlook.takesNothing) return false
    const to = (move >> 10) & 1023
    return outlook.isBlind || outlook.targets.has(to) || this.#own.has(to)
  }

  #outlookFrom(p: Position, origin: number): Outlook {
    const from = origin & 1023
    const man = p.cells[from]
    const outlook = this.#outlooks[man >> 4][origin >> 20]
    if (outlook.isBlind) return outlook
    if (outlook.seenIn !== this.#list) {
      outlook.seenIn = this.#list
      outlook.targets.clear()
      for (let i = 0; i < outlook.shared.length; i++) outlook.shared[i](p, man & 15, outlook.targets)
    }
    this.#own.clear()
    for (let i = 0; i < outlook.own.length; i++) outlook.own[i](p, from, this.#own)
    return outlook
  }

  #gainOf(p: Position, move: Move): number {
    const victims = this.#victims
    const took = this.game.victimsOf(p, move, victims, 0)
    let gain = 0
    for (let k = 0; k < took; k++) gain += this.#worth[p.cells[victims[k]]]
    return took > 0 && gain < 1 ? 1 : gain
  }
}
