import type { AskError } from '../../ask/answers.ts'
import type { Contest } from './contest.ts'
import type { PlayerPlan } from './player-text.ts'

/** Places of two players among the plans. */
export type Sides = readonly [number, number]

/** What is to be played of a pair: by whom, and with which seats of the first player. */
export interface Assignment {
  readonly sides: Sides
  readonly pair: number
  readonly seats: readonly number[]
}

/** What every thread of a match knows. */
export interface Setup {
  readonly slug: string
  /** Who may be asked to play. */
  readonly plans: readonly PlayerPlan[]
  readonly seed: number
}

export type ThreadTask = ({ readonly kind: 'play' } & Assignment) | { readonly kind: 'end' }

export type ThreadNews =
  | { readonly kind: 'contest'; readonly contest: Contest; readonly sides: Sides }
  | { readonly kind: 'done' }
  /** Nothing can be played, as when a program does not start. */
  | { readonly kind: 'refused'; readonly error: AskError }
