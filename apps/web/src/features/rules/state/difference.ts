import type { Line, ManAnswer, MoveAnswer, OutcomeAnswer } from '@variorum/engine/ask'
import type { Difference, Version } from '@variorum/engine/notation'
import type { BoardMark } from '@variorum/ui/board'

/** A rule in two readings with what the rules of each say about it: all a page needs to print a row. */
export interface PrintedDifference {
  readonly difference: Difference
  readonly printed: PrintedVersion
  readonly other: PrintedVersion
}

export interface PrintedVersion {
  readonly version: Version
  readonly line: Line
  readonly men: readonly ManAnswer[]
  readonly frozen: readonly string[]
  readonly marks: readonly BoardMark[]
  readonly facts: readonly Fact[]
}

/** What is so in one reading, as a plate states it and its rules confirm it. */
export type Fact =
  | { readonly kind: 'reach'; readonly man: ManAnswer; readonly moves: readonly ReachedMove[] }
  | { readonly kind: 'frozen' | 'check'; readonly cells: readonly string[] }
  /** How things stand after those moves; null while the game goes on. */
  | {
      readonly kind: 'outcome'
      readonly played: readonly string[]
      readonly outcome: OutcomeAnswer | null
      readonly repeated: number
    }
  | { readonly kind: 'begins' }

export interface ReachedMove {
  readonly move: MoveAnswer
  /** Whether the other reading has no such move, or one that takes others. */
  readonly isOnlyHere: boolean
}

/** Where a move goes and whom it takes: by this two readings tell whether theirs are the same. */
export const gistOf = ({ id, act, victims }: MoveAnswer): string =>
  `${id} ${act} ${victims.map(({ cell }) => cell).sort()}`

/** A move in a list of one man's moves: the cell it goes to and those it takes; whole where it does something else. */
export function shortText({ act, to, text, victims }: MoveAnswer): string {
  if (act !== 'move') return text
  return victims.length === 0 ? to : `${to} × ${victims.map(({ cell }) => cell).join(', ')}`
}
