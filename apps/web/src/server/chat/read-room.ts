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

/** A message as one may know it. Nobody is told anybody's id. */
export function messageFor(row: ChatMessageRow, readerId: string | null): ChatMessage {
  const { id, number, seat, name, preset, text, at, playerId } = row
  return { id, number, seat, name, isMine: playerId === readerId, preset, text, at: at.getTime() }
}
