import type { ServerAnswer } from '../../state/game-server.ts'
import type { PendingMove } from '../../state/outbox.ts'
import type { ActKind, OnlineSnapshot } from './snapshot.ts'

/** What came of asking: the game as it is now, as this player may know it, done or refused. */
export type OnlineAnswer = ServerAnswer<OnlineSnapshot, OnlineSnapshot>

/** An act as it is sent: under one id however often, and with the version its sender had seen where that decides what it means. */
export interface Act {
  readonly kind: ActKind
  readonly clientId: string
  readonly version?: number
}

/** The server as a game between people sees it. */
export interface OnlineServer {
  readonly fetch: () => Promise<OnlineAnswer>
  /** Plays a move; `thought` is how long its turn had been seen when it was made. */
  readonly send: (move: PendingMove, thought: number | undefined) => Promise<OnlineAnswer>
  readonly act: (act: Act) => Promise<OnlineAnswer>
}
