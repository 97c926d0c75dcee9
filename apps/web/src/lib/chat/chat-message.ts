/** Where something is said at a game: among those who play it, or among those who watch. */
export const chatRooms = ['players', 'spectators'] as const
export type ChatRoom = (typeof chatRooms)[number]

/** Something that was said, as a reader may know it. */
export interface ChatMessage {
  /** By which it can be reported. */
  readonly id: string
  /** Counted in its room, without a gap. */
  readonly number: number
  /** The seat of whoever said it; null for a watcher. */
  readonly seat: number | null
  /** The account's name then; null for a guest. */
  readonly name: string | null
  readonly isMine: boolean
  /** Key of what is shown in the reader's language; null where it was typed. */
  readonly preset: string | null
  /** What was typed; null with a preset, and where it was removed. */
  readonly text: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}
