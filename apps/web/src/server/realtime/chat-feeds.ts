import type { ChatRoom } from '../../lib/chat/chat-message.ts'
import { readRoom } from '../chat/read-room.ts'
import { database } from '../db/client.ts'
import type { ChatMessageRow } from '../db/schema/index.ts'
import { GameFeeds, type Numbered } from './game-feed.ts'
import type { Bus } from './topic.ts'

/** The last that was said in a room; nothing has been while it is at 0. */
export interface LastSaid extends Numbered {
  readonly row: ChatMessageRow | null
}

/** A room of a game, as the bus names it. */
export const roomKey = (gameId: string, room: ChatRoom): string => `${gameId}:${room}`

/** What is said in the rooms that somebody in this process listens to: fed as games are, each message read once. */
export function chatFeeds(bus: Pick<Bus, 'subscribe'>): GameFeeds<LastSaid> {
  return new GameFeeds(bus, readLastSaid, (key) => `chat:${key}`)
}

async function readLastSaid(key: string): Promise<LastSaid> {
  const [gameId = '', room] = key.split(':')
  const [row] = await readRoom(await database(), gameId, room === 'players' ? 'players' : 'spectators', 1)
  return { version: row?.number ?? 0, row: row ?? null }
}
