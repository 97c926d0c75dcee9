import type { Game } from '../game/index.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { below } from '../search/alpha-beta.ts'
import { Budget } from '../search/budget.ts'
import { quiesce } from '../search/quiescence.ts'
import { INFINITE } from '../search/scores.ts'
import { Table } from '../search/table.ts'
import { type Search, Workspace } from '../search/workspace.ts'
import { Balance } from './balance.ts'
import { TooDear } from './too-dear.ts'

const TABLE_BITS = 18

/**
 * What steps are worth in material, by the search that leaves nothing out: every step and every answer to the depth
 * asked, captures beyond it until they have died down, and of the position at rest the men alone.
 */
export class WinProof {
  readonly balance: Balance
  readonly #workspace: Workspace
  #search: Search | undefined
  #budget = new Budget({}, () => 0, never)

  constructor(private readonly game: Game) {
    this.balance = new Balance(game)
    this.#workspace = new Workspace(game, new Table(TABLE_BITS), false)
  }

  get nodes(): number {
    return this.#budget.nodes
  }

  /** Begins with a position, of which all questions until the next `begin` are; they may cost so many nodes. */
  begin(p: Position, most = Number.POSITIVE_INFINITY): void {
    this.#budget = new Budget({ nodes: most }, () => 0, never)
    this.#budget.release()
    this.#search = { ...this.#workspace.begin(p, this.#budget), evaluation: this.balance }
  }

  /** Whether a step of the seat to move brings it at least that balance, `depth` steps being looked at with this one. */
  reaches(p: Position, move: Move, depth: number, least: number): boolean {
    return this.#after(p, move, depth, least - 1, least) >= least
  }

  /** The balance a step brings to the seat to move, exact between the bounds. */
  valueOf(p: Position, move: Move, depth: number, alpha = -INFINITE, beta = INFINITE): number {
    return this.#after(p, move, depth, alpha, beta)
  }

  /** The balance for the seat to move once the captures have died down. */
  atRest(): number {
    return this.#asked(quiesce(this.#begun, -INFINITE, INFINITE, 0, 0))
  }

  #after(p: Position, move: Move, depth: number, alpha: number, beta: number): number {
    const seat = p.mover
    this.game.make(p, move)
    const outcome = this.game.outcome(p)
    const s = this.#begun
    const score = outcome === undefined ? below(s, seat, depth - 1, alpha, beta, 1) : ended(outcome.scores[seat])
    p.unmake()
    return this.#asked(score)
  }

  #asked(score: number): number {
    if (this.#budget.isSpent) throw new TooDear()
    return score
  }

  get #begun(): Search {
    if (this.#search === undefined) throw new Error('a proof is begun before anything is asked of it')
    return this.#search
  }
}

const never = (): boolean => false

/** An end is beyond any balance, a draw as good as nothing won. */
const ended = (score: number): number => (2 * score - 1) * INFINITE
