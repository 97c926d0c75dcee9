import type { Scene } from './scene.ts'

/**
 * Who asks about what is somebody else's: an account with games of its own, one that has the game open before it, a guest
 * who has played, somebody who was never here, and a moderator.
 */
export const askers = ['another', 'spectator', 'guest', 'nobody', 'moderator'] as const
export type Asker = (typeof askers)[number]

/** How an asker is answered: `done`, or the key of the refusal. */
export type Outcomes = Readonly<Record<Asker, string>>

/** What is asked of a procedure about what is another's, and what may come of it. */
export interface Asked {
  readonly input?: (scene: Scene, asker: Asker) => unknown
  readonly outcomes: Outcomes
  /** Rows that concern the others may come into being; none may change or go, whoever asks. */
  readonly mayAdd?: true
  /** Secrets the answer may hold all the same. */
  readonly mayTell?: (scene: Scene) => readonly string[]
}

export const everybody = (key = 'done'): Outcomes => ({
  another: key,
  spectator: key,
  guest: key,
  nobody: key,
  moderator: key,
})

/** Something for accounts. */
export const accounts = (key = 'done'): Outcomes => ({
  ...everybody(key),
  guest: 'signInFirst',
  nobody: 'signInFirst',
})
