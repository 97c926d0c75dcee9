import { and, desc, eq } from 'drizzle-orm'
import type { ChatMessage, ChatRoom } from '../../lib/chat/chat-message.ts'
import type { Database } from '../db/open.ts'
import { type ChatMessageRow, chatMessage } from '../db/schema/index.ts'

/** So much is read again when somebody comes; what was said before is forgotten by most. */
export const mostRead = 200

/** The last of what was said in a room, oldest first. Whoever asks has to be one who may hear it. */
export async function readRoom(
  db: Database,
  gameId: string,
  room: ChatRoom,
  most = mostRead,
): Promise<readonly ChatMessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.gameId, gameId), eq(chatMessage.room, room)))
    .orderBy(desc(chatMessage.number))
    .limit(most)
  return rows.reverse()
}

/** Whose eyes a message is for: a watcher nobody knows unless told. */
export interface Reader {
  readonly id: string | null
  /** Of whom they hear nothing. */
  readonly unheard: ReadonlySet<string>
}

export const anybody: Reader = { id: null, unheard: new Set() }

/** A message as one may know it. Nobody is told anybody's id. */
export function messageFor(row: ChatMessageRow, reader: Reader): ChatMessage {
  const { id, number, seat, name, preset, text, at, playerId } = row
  const told = { id, number, seat, at: at.getTime(), isMine: playerId === reader.id }
  // It keeps its number, so that nobody looks for what is missing.
  if (reader.unheard.has(playerId)) return { ...told, name: null, preset: null, text: null }
  return { ...told, name, preset, text }
}
