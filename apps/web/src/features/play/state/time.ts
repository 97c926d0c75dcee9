import type { Seat, StepAnswer } from '@variorum/engine/ask'
import type { ReactNode } from 'react'
import type { PendingMove } from './outbox.ts'
import type { GameRecord } from './record.ts'

/** What a table with clocks of its own shows of them, and must know. */
export interface Time {
  /** The time of the seat to move has run out, and the server has yet to say what becomes of it. */
  readonly isOut: boolean
  /** The board is covered, and no clock runs. */
  readonly isResting: boolean
  /** How long the turn has taken, as the server is told. */
  readonly thought: () => number
  readonly clock: (seat: Seat) => ReactNode
  /** What is spoken of it. */
  readonly news: ReactNode
  /** Lets the game rest and go on; nothing where it does so by itself. */
  readonly button: ReactNode
  /** What lies on the board while the game rests. */
  readonly cover: ReactNode
}

/** Counts the time of a game: with the moves that wait, whose steps say who is next after each. */
export type UseTime = (
  record: GameRecord,
  pending: readonly PendingMove[],
  steps: readonly StepAnswer[],
  isPlayed: boolean,
) => Time | null

/** Of a game without clocks, or with others, nothing is counted. */
export const useNoTime: UseTime = () => null
