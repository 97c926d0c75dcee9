import type { BotLevel, Seat } from '@variorum/engine/ask'
import type { PendingMove } from './outbox.ts'
import type { GameRecord } from './record.ts'

/** What came of asking the server for a change. A promise that rejects means nobody knows: the question may be asked again. */
export type ServerAnswer<T = GameRecord, Known = GameRecord> =
  | { readonly kind: 'acknowledged'; readonly record: T }
  | { readonly kind: 'refused'; readonly reason: string; readonly record: Known | null }

/** The server as a game sees it. */
export interface GameServer {
  readonly fetch: () => Promise<ServerAnswer>
  /** Plays a move in the game as it was at a version; at another one it is a conflict, as taking back is. */
  readonly send: (move: PendingMove, version: number) => Promise<ServerAnswer>
  readonly takeBack: (toPly: number, version: number, thought?: number) => Promise<ServerAnswer>
  readonly resign: (seat: Seat, thought?: number) => Promise<ServerAnswer>
  readonly changeLevel: (level: BotLevel) => Promise<ServerAnswer>
  /** Ends a game as its player and its bot have agreed after `ply` moves. */
  readonly settle: (ply: number, as: 'conceded' | 'drawn') => Promise<ServerAnswer>
  /** Remembers that a hint was asked for. */
  readonly noteHint: (ply: number) => void
  /** Says that the time of the seat to move has run out after `ply` moves. */
  readonly flag: (ply: number, thought: number) => Promise<ServerAnswer>
}
