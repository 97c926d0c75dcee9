import type { HandAnswer, Line, ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import type { Diagram } from '@variorum/engine/notation'

/** A diagram with what the rules say about it: all a page needs to print it. */
export interface PrintedPlate {
  readonly diagram: Diagram
  /** The game it shows: in another reading where the diagram says so. */
  readonly line: Line
  readonly men: readonly ManAnswer[]
  readonly hands: readonly HandAnswer[]
  readonly frozen: readonly string[]
  /** What lies in the fog, where it is drawn as one side sees it. */
  readonly unseen: readonly string[]
  readonly dead: readonly string[]
  /** The move the plate is about, with its victims. */
  readonly show: MoveAnswer | null
}
