import type { Asked, BotLevel, Line, PositionAnswer, StepAnswer } from '../ask/answers.ts'
import { askPlay, askPosition } from '../ask/index.ts'
import type { Game } from '../game/game.ts'
import { think } from '../search/index.ts'
import { answered } from './complaint.ts'

/** Who plays a seat that no person plays. */
export interface Opponent {
  readonly level: BotLevel
  readonly seat: number
  readonly seed: number
  readonly now: () => number
}

/** A game being played: the line so far and the position it has come to. */
export class Sitting {
  #line: Line
  #position: PositionAnswer

  constructor(
    readonly game: Game,
    line: Line,
    readonly opponent: Opponent | undefined,
  ) {
    this.#line = line
    this.#position = answered(askPosition(game, line))
  }

  get line(): Line {
    return this.#line
  }

  get position(): PositionAnswer {
    return this.#position
  }

  /** Whether the seat to move is the opponent's, and there is something to move for. */
  get isOpponentsTurn(): boolean {
    return this.#position.outcome === null && this.#position.toMove === this.opponent?.seat
  }

  /** Plays a move in any spelling; one that is refused changes nothing. */
  play(text: string): Asked<StepAnswer> {
    const asked = askPlay(this.game, this.#line, text)
    if (asked.ok) {
      this.#line = { ...this.#line, moves: [...this.#line.moves, asked.value.move.id] }
      this.#position = asked.value.position
    }
    return asked
  }

  /** The opponent's move, played. */
  reply({ level, seed, now }: Opponent): StepAnswer {
    const options = { level, seed, now, shouldStop: () => false, onThought: () => {} }
    const { best } = answered(think(this.game, this.#line, options))
    return answered(this.play(`${best}`))
  }

  /** The seat to move gives up, between two; a game that is over stays as it ended. */
  resign(): void {
    const { outcome, toMove } = this.#position
    if (outcome !== null || this.game.variant.seats.length !== 2) return
    const winner = 1 - toMove
    const scores = winner === 0 ? [1, 0] : [0, 1]
    this.#position = { ...this.#position, outcome: { reason: 'resignation', winner, scores } }
  }

  /** Takes moves back until a person is to move again; false when there is nothing to take back. */
  takeBack(): boolean {
    const kept = [...this.#line.moves]
    while (kept.pop() !== undefined) {
      const line = { ...this.#line, moves: kept }
      const position = answered(askPosition(this.game, line))
      if (position.toMove === this.opponent?.seat) continue
      this.#line = line
      this.#position = position
      return true
    }
    return false
  }
}
