import type { OutcomeAnswer } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import type { ClockState } from '../../../lib/clock/clock-state.ts'
import type { RefusalParams } from '../../../lib/refused.ts'
import type { Offers } from '../../db/schema/index.ts'
import type { OnlineGame, OnlineTable } from '../online-game.ts'

/** Who may do something in which game, and when. */
export interface Glance {
  /** Missing where a game has outlived its variant. */
  readonly played: Game | undefined
  readonly game: OnlineTable
  readonly seat: number
  readonly now: Date
}

/** The same with the moves of the game. */
export interface Scene extends Glance {
  readonly game: OnlineGame
}

/** What an act makes of a game; what is not named stays as it is. */
export interface Effect {
  readonly clocks?: ClockState
  readonly offers?: Offers
  readonly outcome?: OutcomeAnswer
  /** Goes back to where so many moves had been played. */
  readonly backTo?: number
  readonly data?: Readonly<Record<string, unknown>>
}

export interface Hurdle {
  readonly key: string
  readonly params?: RefusalParams
}

/** One kind of act, in a game that is being played. */
export interface Act {
  /** Whether it means something now, time apart: what screens offer. */
  readonly isOffered: (glance: Glance) => boolean
  /** Why it cannot be done; nothing where it can. Asked only where it is offered. */
  readonly hurdle?: (scene: Scene) => Hurdle | undefined
  readonly effect: (scene: Scene) => Effect
  /** What it is refused with where it is not offered; without one it then does nothing, because it has been done. */
  readonly otherwise?: string
}

/** The seat across. Games between people are between two. */
export const acrossFrom = (seat: number): number => 1 - seat

export function replacedAt<T>(list: readonly T[] | undefined, seat: number, value: T, none: T): readonly T[] {
  return [0, 1].map((index) => (index === seat ? value : (list?.[index] ?? none)))
}
