import type { Capture, Effect, Movement } from '../rules/kinds.ts'

/** What a man can do: it goes there, takes these, and then this happens. */
export interface Ability {
  /** Key of what is done, as screens translate it. */
  readonly act: string
  readonly movement: Movement
  readonly captures: readonly Capture[]
  readonly effects: readonly Effect[]
  /** Whether the man may do it although a guard bars it from acting; `'only'` when nothing but a barred man may. */
  readonly whenBarred: boolean | 'only'
}

/** It goes there by `movement`, and takes by every capture that applies, all together. */
export function can(movement: Movement, ...captures: readonly Capture[]): Ability {
  return { act: 'move', movement, captures, effects: [], whenBarred: false }
}
