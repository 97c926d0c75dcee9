import type { Game } from '../game/game.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { ResultText } from './result-text.ts'

/** A move among variations. */
export interface Branch {
  /** Place in the list of the move it answers, which comes before it; −1 at the start. */
  readonly parent: number
  /** As `moveId` writes it. */
  readonly move: string
  readonly comment: string
  /** Numeric annotation glyphs. */
  readonly glyphs: readonly number[]
}

/** A game with its variations as text carries it. Of moves with one parent the first is the main line. */
export interface GameTree<B extends Branch = Branch> {
  /** Tag pairs besides those the text derives. */
  readonly tags: Readonly<Record<string, string>>
  /** Position text of the start; absent for the variant's own. */
  readonly start: string | undefined
  /** What is said before the first move. */
  readonly comment: string
  readonly branches: readonly B[]
  readonly result: ResultText
}

/** How a move is written among others. */
export interface Written {
  readonly seat: number
  /** Number of the full move it belongs to. */
  readonly number: number
  /** Whether the number is written before it wherever it stands: it begins a round. */
  readonly opens: boolean
}

/** Walks a position about a tree: back to where two lines part, and on along the other. */
export class TreeWalker {
  readonly #parents: number[] = []
  readonly #moves: Move[] = []
  #path: number[] = []

  constructor(
    private readonly game: Game,
    readonly position: Position,
  ) {}

  get size(): number {
    return this.#parents.length
  }

  /** Makes a move after the branch last gone to, and returns the branch it is. */
  grow(move: Move): number {
    const branch = this.#parents.push(this.#path.at(-1) ?? -1) - 1
    this.#moves.push(move)
    this.#path.push(branch)
    this.game.make(this.position, move)
    return branch
  }

  goTo(branch: number): void {
    const path: number[] = []
    for (let at = branch; at >= 0; at = this.#parents[at]) path.push(at)
    path.reverse()
    let shared = 0
    while (shared < path.length && path[shared] === this.#path[shared]) shared++
    for (let i = this.#path.length; i > shared; i--) this.position.unmake()
    for (const at of path.slice(shared)) this.game.make(this.position, this.#moves[at])
    this.#path = path
  }
}

/** How the move about to be made is written; `before` is how the one before it was, undefined at the start. */
export function writtenNext(game: Game, p: Position, before: Written | undefined): Written {
  const { mover, number, stage } = game.rules.setting.slots
  const isFirst = p.cells[mover] === 0 && p.cells[stage] === 0
  // Where the first seat is out of the game, the next one begins the round.
  const isNewRound = game.variant.seats.length > 2 && before !== undefined && p.cells[number] > before.number
  return { seat: p.cells[mover], number: p.cells[number], opens: isFirst || isNewRound }
}
