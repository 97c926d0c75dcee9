import type { ChatRoom } from '../../lib/chat/chat-message.ts'
import type { ChatNews } from '../../lib/live/live-message.ts'
import { placeAt } from '../chat/chat-place.ts'
import { messageFor, type Reader } from '../chat/read-room.ts'
import { type ChatPlace, roomsOf } from '../chat/rooms.ts'
import { unheardBy } from '../chat/unheard-by.ts'
import { database } from '../db/client.ts'
import { type LastSaid, roomKey } from './chat-feeds.ts'
import type { GameFeed, GameFeeds } from './game-feed.ts'
import { isRefusal } from './is-refusal.ts'

/** Somebody's ear at a game. */
export interface Hearing {
  /** What was said since it was last asked, in the rooms its owner may listen to. */
  readonly news: () => Promise<readonly ChatNews[]>
  readonly leave: () => void
}

export type Hear = (gameId: string, askerId: string | null, nudge: () => void) => Hearing

interface Listening {
  readonly room: ChatRoom
  readonly feed: GameFeed<LastSaid>
  readonly leave: () => void
  told: number | null
}

/**
 * Listens to what is said at a game. Who may hear what is asked of the database before anything is told: first where
 * somebody sits, and, of what a seat may not hear yet, each time whether the game is over.
 */
export function hearChat(feeds: GameFeeds<LastSaid>): Hear {
  return (gameId, askerId, nudge) => {
    let place: ChatPlace | null = null
    let reader: Reader | null = null
    let listening: readonly Listening[] = []
    const listen = (room: ChatRoom): Listening => ({ room, told: null, ...feeds.watch(roomKey(gameId, room), nudge) })

    const settle = async (): Promise<void> => {
      place = await placeOrNone(gameId, askerId)
      // A seat hears that something is said among those who watch, and is told nothing of it until the game is over.
      const rooms = place === null ? [] : roomsOf({ ...place, isOver: true })
      listening = rooms.map(listen)
    }

    const newsIn = async (at: Listening): Promise<readonly ChatNews[]> => {
      const latest = (await at.feed.latest()) ?? 0
      if (latest === 0) at.told = 0
      if (latest === at.told) return []
      if (!(await mayHear(at.room))) return []
      const entries = at.told === null ? 'gap' : await at.feed.after(at.told)
      const about = { kind: 'chat', game: gameId, room: at.room } as const
      at.told = latest
      if (typeof entries === 'string') return [{ ...about, number: latest, said: null }]
      at.told = entries.at(-1)?.version ?? latest
      // Whom they block from here on is heard until the stream is renewed, a minute at most.
      reader ??= { id: askerId, unheard: await unheardBy(await database(), askerId) }
      const eyes = reader
      return entries.map(({ version, row }) => ({
        ...about,
        number: version,
        said: row && messageFor(row, eyes),
      }))
    }

    const mayHear = async (room: ChatRoom): Promise<boolean> => {
      if (place === null) return false
      if (!roomsOf(place).includes(room)) place = await placeOrNone(gameId, askerId)
      return place !== null && roomsOf(place).includes(room)
    }

    return {
      news: async () => {
        if (place === null) await settle()
        const news: ChatNews[] = []
        for (const at of listening) news.push(...(await newsIn(at)))
        return news
      },
      leave: () => {
        for (const { leave } of listening) leave()
      },
    }
  }
}

async function placeOrNone(gameId: string, askerId: string | null): Promise<ChatPlace | null> {
  try {
    return await placeAt(await database(), gameId, askerId)
  } catch (error) {
    if (isRefusal(error, 'gameNotFound')) return null
    throw error
  }
}
