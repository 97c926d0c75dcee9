import type { Game } from '../game/index.ts'
import { createMoves, type Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import type { Eye } from './eye.ts'
import { chanceOf } from './seeded.ts'
import { stepsBetween } from './steps.ts'
import { worthByMan } from './worth.ts'

/** Who sees near captures and overlooks far ones, as people new to a game do. */
export class Sight {
  readonly #victims = createMoves()
  readonly #steps: Uint8Array
  readonly #worth: Int32Array

  constructor(
    private readonly game: Game,
    private readonly eye: Pick<Eye, 'sight' | 'focus'>,
    private readonly seed: number,
  ) {
    this.#steps = stepsBetween(game.board)
    this.#worth = worthByMan(game)
  }

  /** Whether it goes unnoticed that the move takes, when it is looked at in this position, all eyes on one cell. */
  overlooks(p: Position, move: Move, focus?: Cell): boolean {
    return this.look(p, move, focus) === 'overlooked'
  }

  /** The worth of the victims that go unnoticed. */
  worthOverlooked(p: Position, move: Move): number {
    if (!this.overlooks(p, move)) return 0
    const took = this.game.victimsOf(p, move, this.#victims, 0)
    let worth = 0
    for (let i = 0; i < took; i++) worth += this.#worth[p.cells[this.#victims[i]]]
    return worth
  }

  /** What is seen of a move. */
  look(p: Position, move: Move, focus?: Cell): 'quiet' | 'capture' | 'overlooked' {
    const took = this.game.victimsOf(p, move, this.#victims, 0)
    if (took === 0) return 'quiet'
    const from = move & 1023
    let reach = 0
    let least = 0
    for (let i = 0; i < took; i++) {
      const victim = this.#victims[i]
      reach = Math.max(reach, this.#steps[from * this.game.board.size + victim])
      if (victim === focus) least = this.eye.focus
    }
    return this.#draw(p, move) < Math.max(least, this.#chanceAt(reach)) ** this.#vanishing(p, move)
      ? 'capture'
      : 'overlooked'
  }

  /** Whether it goes unnoticed how far a move goes, and what that would bring. */
  overlooksGoing(p: Position, move: Move): boolean {
    const reach = this.#steps[(move & 1023) * this.game.board.size + ((move >> 10) & 1023)]
    return this.#draw(p, move) >= this.#chanceAt(reach)
  }

  /** How many men a capture leaves fewer on the board: who takes several at once has to see each of them. */
  #vanishing(p: Position, move: Move): number {
    const before = menOn(p)
    this.game.make(p, move)
    const after = menOn(p)
    p.unmake()
    return Math.max(1, before - after)
  }

  #chanceAt(reach: number): number {
    const { sight } = this.eye
    return sight[Math.max(0, Math.min(reach, sight.length) - 1)] ?? 1
  }

  #draw(p: Position, move: Move): number {
    return chanceOf(this.seed, p.hashLow, p.hashHigh, move)
  }
}

function menOn(p: Position): number {
  let men = 0
  for (let man = 0; man < p.count.length; man++) men += p.count[man]
  return men
}
