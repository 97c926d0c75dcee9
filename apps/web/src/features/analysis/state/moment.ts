import type { MoveAnswer, PositionAnswer } from '@variorum/engine/ask'

/** A position of the tree with the move that led to it. */
export interface Moment {
  readonly position: PositionAnswer
  readonly move: MoveAnswer | null
}
