import type { Seat } from '@variorum/engine/ask'

/** The game that is talked at, as far as talk has to know of it. */
export interface ChatGame {
  readonly id: string
  /** The version it had when the page came. */
  readonly version: number
  readonly isOver: boolean
  /** The reader's seat; null for a watcher. */
  readonly mySeat: Seat | null
  /** By seat; null for guests. */
  readonly names: readonly (string | null)[]
}

/** Under what it is kept that somebody does not want to hear others: of one opponent, of one game with a guest, of all who watch. */
export function hearingOf({ id, mySeat, names }: ChatGame): string {
  if (mySeat === null) return 'chat of watchers'
  const opponent = names.find((_, seat) => seat !== mySeat) ?? null
  return opponent === null ? `chat at ${id}` : `chat with ${opponent}`
}
