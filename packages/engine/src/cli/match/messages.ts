import type { AskError } from '../../ask/answers.ts'
import type { Contest } from './contest.ts'
import type { PlayerPlan } from './player-text.ts'

/** What every thread of a match knows. */
export interface Setup {
  readonly slug: string
  readonly plans: readonly [PlayerPlan, PlayerPlan]
  readonly seed: number
}

export type ThreadTask =
  | { readonly kind: 'play'; readonly pair: number; readonly seats: readonly number[] }
  | { readonly kind: 'end' }

export type ThreadNews =
  | { readonly kind: 'contest'; readonly contest: Contest }
  | { readonly kind: 'done' }
  /** Nothing can be played, as when a program does not start. */
  | { readonly kind: 'refused'; readonly error: AskError }
