import type { Seat } from '@variorum/engine/ask'
import type { PendingMove } from './outbox.ts'
import type { GameRecord } from './record.ts'

/** What came of asking the server for a change. A promise that rejects means nobody knows: the question may be asked again. */
export type ServerAnswer =
  | { readonly kind: 'acknowledged'; readonly record: GameRecord }
  | { readonly kind: 'refused'; readonly reason: string; readonly record: GameRecord | null }

/** The server as a game sees it. */
export interface GameServer {
  readonly fetch: () => Promise<GameRecord>
  readonly send: (move: PendingMove) => Promise<ServerAnswer>
  readonly takeBack: (toPly: number) => Promise<ServerAnswer>
  readonly resign: (seat: Seat) => Promise<ServerAnswer>
}
