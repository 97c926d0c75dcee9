import type { Game } from '../game/index.ts'
import { createMoves, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Budget } from './budget.ts'
import { CaptureScout } from './capture-scout.ts'
import { Evaluation } from './evaluate.ts'
import { History } from './move-order.ts'
import { MOST_PLIES } from './scores.ts'
import type { Table } from './table.ts'

/** Buffers of one ply; a search allocates nothing once these exist. */
export interface PlyBuffers {
  readonly moves: Moves
  /** What the moves gain, and where by that and by history they rank. */
  readonly gains: Int32Array
  /** Quiet moves tried so far: what history learns from when a later one refutes. */
  readonly tried: Moves
  /** The best line from this ply on. */
  readonly line: Int32Array
  lineLength: number
}

/** Everything a search of one game works with. Lives across searches; `begin` makes each start from nothing. */
export class Workspace {
  readonly history: History
  readonly scout: CaptureScout
  readonly evaluation: Evaluation
  readonly plies: readonly PlyBuffers[]

  constructor(
    readonly game: Game,
    readonly table: Table,
    private readonly cuts = true,
  ) {
    // A score is negated from one seat to the next: with a third that would be wrong.
    if (game.variant.seats.length !== 2) throw new Error(`${game.variant.slug}: this search is for two seats`)
    this.history = new History(game)
    this.scout = new CaptureScout(game)
    this.evaluation = new Evaluation(game)
    this.plies = Array.from({ length: MOST_PLIES + 1 }, () => ({
      moves: createMoves(),
      gains: createMoves(),
      tried: createMoves(),
      line: new Int32Array(MOST_PLIES + 1),
      lineLength: 0,
    }))
  }

  begin(p: Position, budget: Budget): Search {
    this.table.begin(budget.likelyNodes)
    this.history.clear()
    this.evaluation.begin(p)
    const { game, table, history, scout, evaluation, plies, cuts } = this
    const takesRoyals = game.kinds.some((kind) => kind.royal && !kind.guarded)
    const { duty } = game.rules
    const demands = { takesRoyals, hasDuty: duty !== undefined, mayDecline: duty?.forcesTaking !== true }
    return { game, p, budget, rootHeight: p.height, table, history, scout, evaluation, plies, cuts, ...demands }
  }
}

/** One search: a workspace with a position and a budget. */
export interface Search {
  readonly game: Game
  readonly p: Position
  readonly budget: Budget
  /** Steps that led to the root. */
  readonly rootHeight: number
  readonly plies: readonly PlyBuffers[]
  readonly table: Table
  readonly history: History
  readonly scout: CaptureScout
  /** What a position is worth that is not looked into further. */
  readonly evaluation: Pick<Evaluation, 'of'>
  /** Whether it may guess: leave out, or search less, what is unlikely to matter. Without it a score is exact, and slow. */
  readonly cuts: boolean
  /** Whether royal men may be left where they can be taken, so that taking one is a move like another. */
  readonly takesRoyals: boolean
  /** Whether one must choose from some of the legal moves. */
  readonly hasDuty: boolean
  /** Whether one may decline to take. */
  readonly mayDecline: boolean
}
