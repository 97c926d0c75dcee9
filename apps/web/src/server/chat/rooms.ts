import type { ChatRoom } from '../../lib/chat/chat-message.ts'

/** Somebody at a game, as far as it decides what they may hear and say there. */
export interface ChatPlace {
  /** Null for a watcher. */
  readonly seat: number | null
  readonly isOver: boolean
}

/**
 * Rooms somebody may listen to. Those who play hear nothing of those who watch until it is over, for a watcher may know
 * what a player must not; and what players say to each other is never for others.
 */
export function roomsOf({ seat, isOver }: ChatPlace): readonly ChatRoom[] {
  if (seat === null) return ['spectators']
  return isOver ? ['players', 'spectators'] : ['players']
}

/** Whoever has gone home hears nothing any more: a day after its end nobody says anything at a game. */
const afterMs = 24 * 60 * 60 * 1000

export const isClosed = (endedAt: Date | null, now: Date): boolean =>
  endedAt !== null && now.getTime() - endedAt.getTime() > afterMs
