'use client'

import { useEffect, useState } from 'react'
import type { ChatMessage } from '../../../lib/chat/chat-message.ts'
import { unreadIn } from './conversation.ts'
import { keepSeen, seenIn } from './kept-seen.ts'

/** How many messages of a room have not been before their reader's eyes; `isSeen` says whether they are now. */
export function useUnread(room: string, messages: readonly ChatMessage[], isSeen: boolean): number {
  const [seen, setSeen] = useState<{ readonly room: string; readonly number: number } | null>(null)
  const last = messages.at(-1)?.number ?? 0
  useEffect(() => {
    const before = seenIn(room)
    if (isSeen && last > before) keepSeen(room, last)
    setSeen({ room, number: isSeen ? Math.max(before, last) : before })
  }, [room, last, isSeen])
  return seen?.room === room ? unreadIn(messages, seen.number) : 0
}
