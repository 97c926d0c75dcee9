import type { LastSaid } from './chat-feeds.ts'
import { CrowdChat } from './crowd-chat.ts'
import type { GameFeed, GameFeeds, Numbered } from './game-feed.ts'
import type { Teller } from './live-stream.ts'

/** Most that may wait for a watcher who reads slowly; then they are sent away, and resume. */
const mostWaiting = 64

/** A sign of life, which also finds out whom nobody hears any more. */
const beatMs = 15_000

const encoder = new TextEncoder()
const sign = encoder.encode(': here\n\n')

interface CrowdSources<Entry extends Numbered, Whole, Event> {
  readonly feeds: GameFeeds<Entry>
  readonly chats: GameFeeds<LastSaid>
  readonly teller: Teller<Entry, Whole, Event>
  readonly onFailure: (error: unknown) => void
}

/**
 * Those who only watch. They all may know the same, so what happens is made into bytes once for each game and handed to
 * every one of them, and so is the whole of a game for those who come at the same moment.
 */
export class Crowd<Entry extends Numbered, Whole, Event> {
  private readonly events = new WeakMap<Entry, Made<Uint8Array | null>>()
  private readonly wholes = new WeakMap<GameFeed<Entry>, Made<News | null>>()

  private readonly chat: CrowdChat

  constructor(private readonly sources: CrowdSources<Entry, Whole, Event>) {
    this.chat = new CrowdChat(sources.chats)
  }

  /** Whether there is such a game. */
  async hasGame(id: string): Promise<boolean> {
    const { feed, leave } = this.sources.feeds.watch(id, () => {})
    try {
      return (await feed.latest()) !== null
    } finally {
      leave()
    }
  }

  /**
   * The stream of one watcher, who has seen `since`, if anything, and hears nothing of some. `onEnd` is called once, when
   * it is over.
   */
  watch(id: string, since: number | null, unheard: ReadonlySet<string>, onEnd: () => void): ReadableStream<Uint8Array> {
    const { feeds, onFailure } = this.sources
    let seen = since
    let isReading = false
    let isDue = false
    let close = () => {}

    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const beat = setInterval(() => send(sign), beatMs)
          beat.unref()
          const { feed, leave } = feeds.watch(id, () => void look())
          const said = this.chat.listen(id, unheard, () => void look())
          let isOpen = true
          close = () => {
            if (!isOpen) return
            isOpen = false
            clearInterval(beat)
            leave()
            said.leave()
            onEnd()
          }
          const end = () => {
            if (!isOpen) return
            close()
            controller.close()
          }
          const send = (bytes: Uint8Array) => {
            if (!isOpen) return
            if ((controller.desiredSize ?? 0) < -mostWaiting) end()
            else controller.enqueue(bytes)
          }
          const look = async (): Promise<void> => {
            isDue = true
            if (isReading) return
            isReading = true
            try {
              while (isDue && isOpen) {
                isDue = false
                const news = await this.after(feed, seen)
                if (news === null) return end()
                seen = news.version
                for (const bytes of [...news.bytes, ...(await said.news())]) send(bytes)
              }
            } catch (error) {
              // Whoever is sent away comes again, in a moment of the browser's choosing.
              onFailure(error)
              end()
            } finally {
              isReading = false
            }
          }
          void look()
        },
        cancel: () => close(),
      },
      { highWaterMark: 0 },
    )
  }

  /** What a watcher has not seen, as bytes; null where there is no such game. */
  private async after(feed: GameFeed<Entry>, since: number | null): Promise<News | null> {
    const entries = since === null ? 'gap' : await feed.after(since)
    if (entries === 'missing') return null
    if (entries !== 'gap') {
      const bytes = await Promise.all(entries.map((entry) => this.eventOf(feed.id, entry)))
      const told = bytes.filter((one) => one !== null)
      if (told.length === bytes.length) return { version: entries.at(-1)?.version ?? since ?? 0, bytes: told }
    }
    return this.wholeOf(feed)
  }

  private eventOf(id: string, entry: Entry): Promise<Uint8Array | null> {
    return briefly(this.events, entry, async () => {
      const event = await this.sources.teller.event(id, entry, null)
      const { version } = entry
      return event === null ? null : printed(version, { kind: 'event', game: id, version, event })
    })
  }

  private async wholeOf(feed: GameFeed<Entry>): Promise<News | null> {
    const latest = await feed.latest()
    const known = await this.readWhole(feed)
    if (!known || latest === null || known.version >= latest) return known
    this.wholes.delete(feed)
    return this.readWhole(feed)
  }

  private readWhole(feed: GameFeed<Entry>): Promise<News | null> {
    return briefly(this.wholes, feed, async () => {
      const whole = await this.sources.teller.snapshot(feed.id, null)
      if (!whole) return null
      const message = { kind: 'snapshot', game: feed.id, ...whole }
      return { version: whole.version, bytes: [printed(whole.version, message)] }
    })
  }
}

interface Made<T> {
  readonly at: number
  readonly value: Promise<T>
}

/** What is told says what time it is, and clocks are set by it, so it is not told again much later. */
const briefMs = 250

function briefly<Key extends object, T>(made: WeakMap<Key, Made<T>>, key: Key, make: () => Promise<T>): Promise<T> {
  const at = performance.now()
  const known = made.get(key)
  if (known && at - known.at < briefMs) return known.value
  const value = make()
  made.set(key, { at, value })
  return value
}

interface News {
  readonly version: number
  readonly bytes: readonly Uint8Array[]
}

const printed = (version: number, message: object): Uint8Array =>
  encoder.encode(`id: ${version}\ndata: ${JSON.stringify(message)}\n\n`)
