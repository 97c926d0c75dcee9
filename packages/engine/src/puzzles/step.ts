import type { Move } from '../position/move.ts'

/** A move of a line, packed, and what is as good. */
export interface Step {
  readonly move: Move
  readonly also: readonly Move[]
}
