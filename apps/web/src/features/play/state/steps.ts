import type { ManAnswer, MoveAnswer, MoveId, StepAnswer } from '@variorum/engine/ask'

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

/** The men after a move, from its own account of itself: what the board shows before the rules have answered. */
export function menAfter(men: readonly ManAnswer[], move: MoveAnswer): readonly ManAnswer[] {
  const gone = new Set(move.victims.map(victim => victim.cell))
  return men.flatMap(man => {
    if (man.cell === move.from) return move.act === 'removal' ? [] : [{ ...man, cell: move.to }]
    return gone.has(man.cell) ? [] : [man]
  })
}
