import type { ChatMessageRow } from '../db/schema/index.ts'
import { bus } from './bus.ts'
import { roomKey } from './chat-feeds.ts'
import { live } from './live.ts'

/** Tells those who may hear it what was said, once it is written: here as it is, elsewhere by its number. */
export function tellSaid(row: ChatMessageRow): void {
  const key = roomKey(row.gameId, row.room)
  live().chats.bring(key, { version: row.number, row })
  bus().publish(`chat:${key}`, row.number)
}
