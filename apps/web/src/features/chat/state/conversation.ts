import type { ChatMessage, ChatRoom } from '../../../lib/chat/chat-message.ts'
import type { ChatNews } from '../../../lib/live/live-message.ts'
import type { RouterOutputs } from '../../../trpc/types.ts'

/** What was said at a game, as its reader may know it. */
export type Conversation = RouterOutputs['chat']['list']

/** As much as the server tells at once; what was said before goes. */
const mostKept = 200

/**
 * The conversation with what was just heard. What one says oneself may be heard before it is answered, on a stream that was
 * opened before one was anybody: the answer knows whose it is. Null where something was missed, or is heard from a room that was not open
 * before: then it has to be read again.
 */
export function withNews(known: Conversation, { room, number, said }: ChatNews): Conversation | null {
  const last = known.rooms.find((one) => one.room === room)?.messages.at(-1)?.number ?? 0
  if (number <= last) return said?.isMine ? withOwn(known, room, said) : known
  if (said === null || number !== last + 1 || !known.rooms.some((one) => one.room === room)) return null
  return {
    ...known,
    rooms: known.rooms.map((one) =>
      one.room === room ? { ...one, messages: [...one.messages, said].slice(-mostKept) } : one,
    ),
  }
}

function withOwn(known: Conversation, room: ChatRoom, own: ChatMessage): Conversation {
  const isTaken = known.rooms.some(
    (one) => one.room === room && one.messages.some(({ id, isMine }) => id === own.id && !isMine),
  )
  if (!isTaken) return known
  const replaced = (messages: readonly ChatMessage[]) =>
    messages.map((message) => (message.id === own.id ? own : message))
  return {
    ...known,
    rooms: known.rooms.map((one) => (one.room === room ? { ...one, messages: replaced(one.messages) } : one)),
  }
}

/** What is shown of a room: nothing of others where they are not to be heard. */
export function shownIn(conversation: Conversation, room: ChatRoom, isHearing: boolean): readonly ChatMessage[] {
  const messages = conversation.rooms.find((one) => one.room === room)?.messages ?? []
  return isHearing ? messages : messages.filter(({ isMine }) => isMine)
}

/** How many of these were said by others after the one seen last. */
export const unreadIn = (messages: readonly ChatMessage[], seen: number): number =>
  messages.filter(({ isMine, number }) => !isMine && number > seen).length
