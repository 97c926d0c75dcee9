import type { ManAnswer, VictimAnswer } from '../../ask/answers.ts'
import { barringCells, describeMan } from '../../ask/position.ts'
import { victimsByRule } from '../../ask/victims.ts'
import type { CompiledKind, Game } from '../../game/index.ts'
import { isMan, kindOf, type Seat } from '../../position/man.ts'
import { createMoves, fromOf, type Move, type Moves, toOf } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'

/** A move a seat could make by the rules of motion, and whom it would take. */
export interface Taking {
  readonly move: Move
  readonly from: string
  readonly to: string
  readonly victims: readonly VictimAnswer[]
}

/** A position of a line and what is true of it, each thing worked out when it is first asked for. Cells go by their names. */
export class Scene {
  readonly #takings: (readonly Taking[] | undefined)[] = []
  #men: ReadonlyMap<string, ManAnswer> | undefined
  #barred: ReadonlyMap<string, readonly string[]> | undefined

  constructor(
    readonly game: Game,
    /** To be left as it is found. */
    readonly p: Position,
  ) {}

  /** Every man by its cell. */
  get men(): ReadonlyMap<string, ManAnswer> {
    this.#men ??= new Map(
      this.game.board.names.flatMap((name, cell) =>
        isMan(this.p.cells[cell]) ? [[name, describeMan(this.game, this.p, cell)] as const] : [],
      ),
    )
    return this.#men
  }

  /** The men that may not act, each with the cells of what bars it. */
  get barred(): ReadonlyMap<string, readonly string[]> {
    this.#barred ??= new Map(
      [...this.men.keys()]
        .map((name) => [name, barringCells(this.game, this.p, this.game.board.cellOf(name))] as const)
        .filter(([, by]) => by.length > 0),
    )
    return this.#barred
  }

  isSpared(name: string): boolean {
    const cell = this.game.board.cellOf(name)
    return this.game.rules.immunities.some((immunity) => immunity.spares(this.p, cell))
  }

  kindAt(name: string): CompiledKind {
    return this.game.kinds[kindOf(this.p.cells[this.game.board.cellOf(name)])]
  }

  isRoyal(name: string): boolean {
    return this.kindAt(name).royal
  }

  /** What the seat could take if it were to move, whether or not it would expose itself. */
  takings(seat: Seat): readonly Taking[] {
    this.#takings[seat] ??= takingsOf(this.game, this.p, seat)
    return this.#takings[seat]
  }

  /** Where men of the seat stand that could take a royal man now. */
  checkers(seat: Seat): readonly string[] {
    const checking = this.takings(seat).filter(({ victims }) => victims.some(({ cell }) => this.isRoyal(cell)))
    return [...new Set(checking.map(({ from }) => from))]
  }
}

/** Moves of the seat that take somebody, by the rules of motion alone. */
export function takingsOf(game: Game, p: Position, seat: Seat): readonly Taking[] {
  const out = createMoves()
  const n = game.pseudoLegalFor(p, seat, out)
  const taken = createMoves()
  return movesIn(out, n)
    .filter((move) => game.victimsOf(p, move, taken, 0) > 0)
    .map((move) => ({
      move,
      from: game.board.names[fromOf(move)],
      to: game.board.names[toOf(move)],
      victims: victimsByRule(game, p, move),
    }))
}

export const movesIn = (out: Moves, n: number): readonly Move[] => Array.from(out.subarray(0, n))
