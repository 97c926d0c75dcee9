import type { Game } from '../game/index.ts'
import { createMoves, type Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { chanceOf } from './seeded.ts'
import { stepsBetween } from './steps.ts'
import { worthByMan } from './worth.ts'

/** Who sees near captures and overlooks far ones, as people new to a game do. */
export class Sight {
  readonly #victims = createMoves()
  readonly #worth: Int32Array
  readonly #steps: Uint8Array

  /** @param chances chance to notice a capture by the steps it reaches, from one step on */
  constructor(
    private readonly game: Game,
    private readonly chances: readonly number[],
    private readonly seed: number,
  ) {
    this.#worth = worthByMan(game)
    this.#steps = stepsBetween(game.board)
  }

  /** The worth of the victims that go unnoticed when the move is looked at in this position. */
  overlooks(p: Position, move: Move): number {
    const took = this.game.victimsOf(p, move, this.#victims, 0)
    if (took === 0) return 0
    const from = move & 1023
    let worth = 0
    let reach = 0
    for (let i = 0; i < took; i++) {
      const victim = this.#victims[i]
      worth += this.#worth[p.cells[victim]]
      reach = Math.max(reach, this.#steps[from * this.game.board.size + victim])
    }
    const chance = this.chances[Math.min(reach, this.chances.length) - 1] ?? 1
    return chanceOf(this.seed, p.hashLow, p.hashHigh, move) < chance ? 0 : worth
  }
}
