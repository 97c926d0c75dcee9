import type { Capture, Effect, Movement } from '../rules/kinds.ts'

/** What a man can do: it goes there, takes these, and then this happens. */
export interface Ability {
  /** Key of what is done, as screens translate it. */
  readonly act: string
  readonly movement: Movement
  readonly captures: readonly Capture[]
  /** What happens instead of going there and taking; with none, that happens. */
  readonly effects: readonly Effect[]
  /** What happens when that is done. */
  readonly after?: readonly Effect[]
  /**
   * Whether nobody but the mover and its victims leaves a cell or changes sides, and only the mover comes to one.
   * What does more is tried out before it is called legal. Without effects it is taken to be so.
   */
  readonly isPlain?: boolean
  /** Whether royal men must be safe also while it is done and `after` has not happened yet. */
  readonly isSafeOnTheWay?: boolean
  /** Whether it may also go where it would take someone who may not be taken, and then leaves him; else it may not. */
  readonly leavesSpared?: boolean
  /** What the moves' argument is: the number of a kind, as a promotion names it. */
  readonly argument?: 'kind'
  /** What moves of this ability add to their id, where another of the same man may go between the same cells. */
  readonly suffix?: string
  /** Whether the man may do it although a guard bars it from acting; `'only'` when nothing but a barred man may. */
  readonly whenBarred: boolean | 'only'
}

/** It goes there by `movement`, and takes by every capture that applies, all together. */
export function can(movement: Movement, ...captures: readonly Capture[]): Ability {
  return { act: 'move', movement, captures, effects: [], whenBarred: false }
}
