import type { PositionFault } from '../rules/position-fault.ts'

/** What is wrong with a text: a stable key and what it concerns. */
export interface Fault<Reason extends string = string> {
  readonly reason: Reason
  readonly params: Readonly<Record<string, string | readonly string[]>>
}

/** A text read, or what is wrong with it. Bad input is a value, never an exception. */
export type Read<T, Reason extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault<Reason> }

export type MoveFault = 'badMove' | 'illegalMove' | 'ambiguousMove'

/** What can be wrong with the text of a game: itself, or the position and the moves in it. */
export type GameFault =
  | PositionFault
  | MoveFault
  | 'otherVariant'
  | 'badTag'
  | 'unclosed'
  | 'manyGames'
  | 'gameOver'
  | 'badResult'
  | 'otherResult'
  | 'twoResults'
