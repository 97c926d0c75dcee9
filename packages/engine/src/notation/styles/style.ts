import type { Game } from '../../game/game.ts'
import type { Move } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'

/** A way in which people write the moves of a game. What all styles have in common is read without asking them. */
export interface Style {
  /** The move, before it is made. */
  print(game: Game, p: Position, move: Move): string
  /** The moves among these that a text means by this style's own spelling, which goes before what all have in common. */
  read?(game: Game, p: Position, text: string, legal: readonly Move[]): readonly Move[]
  /** A text without the signs that this style alone uses, and whether one of them said that the move takes something. */
  plain(text: string): { readonly text: string; readonly takes: boolean }
  /** Whether a lone number after the side to move counts the plies played, and not those since the last capture. */
  readonly countsPlies: boolean
}
