import type { ReactNode } from 'react'

/** A component in one of its states. */
export interface StoryState {
  readonly name: string
  /** Drawn as a component of its own, so it may keep state. */
  readonly Show: () => ReactNode
}

export interface Story {
  readonly name: string
  readonly states: readonly StoryState[]
}
