import type { ChatMessage, ChatRoom } from '../chat/chat-message.ts'

/**
 * What a stream tells. What a game says is the game's business (`Whole` is a snapshot, `Event` what happened in it); the
 * lobby and notices only say that there is something to look at.
 */
export type LiveMessage<Whole, Event> =
  /** It listens from now on: what is not numbered has to be looked at once. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'event'; readonly game: string; readonly version: number; readonly event: Event }
  | { readonly kind: 'snapshot'; readonly game: string; readonly version: number; readonly snapshot: Whole }
  /** There is no such game. */
  | { readonly kind: 'missing'; readonly game: string }
  /** By seat, who is there, and how many watch. */
  | { readonly kind: 'presence'; readonly game: string; readonly isHere: readonly boolean[]; readonly watchers: number }
  | ChatNews
  | { readonly kind: 'lobby' }
  | { readonly kind: 'notice' }

/** So much has been said in a room; what was said last, where it is told along. */
export interface ChatNews {
  readonly kind: 'chat'
  readonly game: string
  readonly room: ChatRoom
  readonly number: number
  readonly said: ChatMessage | null
}
