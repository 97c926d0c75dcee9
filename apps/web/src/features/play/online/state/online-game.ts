import type { Seat } from '@variorum/engine/ask'
import type { Game } from '../../state/use-game.ts'
import type { Confirm } from './use-confirm.ts'
import type { Online } from './use-online.ts'

/** A game between people with all that its table shows. */
export interface OnlineGame {
  readonly online: Online
  /** As every table knows games. */
  readonly game: Game
  readonly confirm: Confirm
  /** Whose turn it is; null when the game is over. */
  readonly toMove: Seat | null
}
