import type { MoveId, OutcomeAnswer, Seat, ThoughtAnswer } from '../ask/answers.ts'
import { chanceAtEnd, chanceOf } from './chances.ts'

/** What is thought of a position, always from the first seat's side, so that a game is one curve. */
export interface Opinion {
  /** The first seat's, from 0 to 1. */
  readonly chance: number
  /** Hundredths of a pawn, as thoughts have them; null where the game is over. */
  readonly score: number | null
  /** Plies to a forced end, negative where the first seat loses. */
  readonly mateIn: number | null
  /** What the seat to move should do; null where the game is over. */
  readonly best: MoveId | null
  /** How it goes on from there, `best` first. */
  readonly line: readonly MoveId[]
  readonly lineText: readonly string[]
  readonly depth: number
}

/** What a search of two seats' game came to. */
export function opinionOf(thought: ThoughtAnswer, toMove: Seat): Opinion {
  const { score, mateIn, best, line, lineText, depth } = thought
  const chance = chanceOf(thought)
  if (toMove === 0) return { chance, score, mateIn, best, line, lineText, depth }
  // No negative zero: it would not survive being kept as JSON.
  return { chance: 1 - chance, score: 0 - score, mateIn: mateIn && -mateIn, best, line, lineText, depth }
}

/** What needs no search: how the game ended on the board. */
export function opinionAtEnd(outcome: Pick<OutcomeAnswer, 'scores'>): Opinion {
  const chance = chanceAtEnd(outcome, 0)
  return { chance, score: null, mateIn: null, best: null, line: [], lineText: [], depth: 0 }
}
