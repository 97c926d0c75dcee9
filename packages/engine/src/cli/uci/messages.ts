import type { Line, MoveId, ThoughtAnswer } from '../../ask/answers.ts'
import type { Limits } from '../../search/index.ts'

/** What the thread that thinks is asked. */
export type Job =
  | { readonly kind: 'warm'; readonly slug: string }
  | { readonly kind: 'perft'; readonly line: Line; readonly depth: number }
  | ThinkJob

export interface ThinkJob {
  readonly kind: 'think'
  readonly line: Line
  readonly limits: Limits
  /** How many lines to follow. */
  readonly lines: number
  /** The first steps to choose from; every legal one when absent. */
  readonly among?: readonly MoveId[] | undefined
  /** Whether `limits.ms` begin to count only when the awaited move has been played. */
  readonly isPondering: boolean
}

/** What it tells while it works, and in the end. */
export type News =
  | { readonly kind: 'warm' }
  | { readonly kind: 'thought'; readonly thought: ThoughtAnswer }
  /** The steps found, the first turn of them whole; empty where there is no move. */
  | { readonly kind: 'found'; readonly steps: readonly MoveId[]; readonly why?: string | undefined }
  | { readonly kind: 'share'; readonly step: MoveId; readonly nodes: number }
  | { readonly kind: 'counted'; readonly nodes: number }

/** Cells of the memory both threads see: a thread that thinks hears no messages, but it looks here. */
export const STOP = 0
export const PONDER_HIT = 1
export const SIGNALS = 2
