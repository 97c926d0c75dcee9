import type { MoveId, StepAnswer } from '@variorum/engine/ask'

/**
 * What must be asked of the rules when the line changes: a game grows a move at a time, and asking for the one new step
 * is a hundred times cheaper than asking for the whole game again.
 */
export interface Missing {
  /** How many of the known steps still hold. */
  readonly kept: number
  readonly moves: readonly MoveId[]
}

export function missingSteps(known: readonly StepAnswer[], moves: readonly MoveId[]): Missing {
  let kept = 0
  while (kept < known.length && kept < moves.length && known[kept]?.move.id === moves[kept]) kept++
  return { kept, moves: moves.slice(kept) }
}
