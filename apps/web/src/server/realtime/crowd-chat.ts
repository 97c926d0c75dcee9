import type { ChatNews } from '../../lib/live/live-message.ts'
import { anybody, messageFor } from '../chat/read-room.ts'
import { type LastSaid, roomKey } from './chat-feeds.ts'
import type { GameFeeds } from './game-feed.ts'

const encoder = new TextEncoder()

/** What is said among those who watch, made into bytes once for all of them but those who have blocked its sayer. */
export class CrowdChat {
  private readonly made = new WeakMap<LastSaid, Uint8Array>()

  constructor(private readonly feeds: GameFeeds<LastSaid>) {}

  /** The ear of one watcher: `news` is what they have not been told yet. */
  listen(gameId: string, unheard: ReadonlySet<string>, nudge: () => void) {
    const { feed, leave } = this.feeds.watch(roomKey(gameId, 'spectators'), nudge)
    let told: number | null = null
    const news = async (): Promise<readonly Uint8Array[]> => {
      const latest = (await feed.latest()) ?? 0
      const entries = told === null ? 'gap' : await feed.after(told)
      if (typeof entries !== 'string') {
        told = entries.at(-1)?.version ?? latest
        return entries.map((entry) =>
          isUnheard(entry, unheard)
            ? printed(newsOf(gameId, entry, { id: null, unheard }))
            : this.bytesOf(gameId, entry),
        )
      }
      told = latest
      return latest === 0 ? [] : [printed(newsOf(gameId, { version: latest, row: null }))]
    }
    return { news, leave }
  }

  private bytesOf(gameId: string, entry: LastSaid): Uint8Array {
    const known = this.made.get(entry)
    if (known) return known
    const bytes = printed(newsOf(gameId, entry))
    this.made.set(entry, bytes)
    return bytes
  }
}

const isUnheard = ({ row }: LastSaid, unheard: ReadonlySet<string>) => row !== null && unheard.has(row.playerId)

const newsOf = (game: string, { version, row }: LastSaid, reader = anybody): ChatNews => ({
  kind: 'chat',
  game,
  room: 'spectators',
  number: version,
  said: row && messageFor(row, reader),
})

/** Without a version of its own: a browser that comes again goes on with the game where it was. */
const printed = (news: ChatNews): Uint8Array => encoder.encode(`data: ${JSON.stringify(news)}\n\n`)
