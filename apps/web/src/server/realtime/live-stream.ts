import type { LiveMessage } from '../../lib/live/live-message.ts'
import type { Attendance, GameFeed, GameFeeds, Numbered } from './game-feed.ts'
import type { Hear } from './hear-chat.ts'
import { signedOut } from './signed-out.ts'
import type { Bus, Topic } from './topic.ts'
import { Waker } from './waker.ts'

/** How a game is told to one who asks: null is a watcher. */
export interface Teller<Entry extends Numbered, Whole, Event> {
  readonly snapshot: (
    id: string,
    askerId: string | null,
  ) => Promise<{ readonly version: number; readonly snapshot: Whole } | null>
  /** The event as this asker may see it; null where only the whole tells it. */
  readonly event: (id: string, entry: Entry, askerId: string | null) => Promise<Event | null>
}

export interface LiveWish {
  /** Whose notices, and whose eyes. */
  readonly playerId: string | null
  /** Games with the version last seen; null is nothing yet. */
  readonly games: ReadonlyMap<string, number | null>
  readonly isInLobby: boolean
}

export interface LiveSources<Entry extends Numbered, Whole, Event> {
  readonly bus: Pick<Bus, 'subscribe'>
  readonly feeds: GameFeeds<Entry>
  readonly teller: Teller<Entry, Whole, Event>
  readonly hear: Hear
  /** How soon a game is read again that could not be. */
  readonly retryMs?: number
  readonly onFailure: (error: unknown) => void
}

/** The lobby changes all the time; it is looked at no more often than this. */
const lobbyPauseMs = 700

/**
 * Everything one browser listens to, as one stream, which ends when its browser leaves or `lifeMs` are over: a browser
 * that is gone without a word is found out that way, and one that is there comes again. So it does when its player signs
 * out somewhere, as whoever it is then. Each message comes with the
 * versions seen with it, by which it is resumed.
 */
export async function* liveStream<Entry extends Numbered, Whole, Event>(
  { bus, feeds, teller, hear, retryMs = 1_000, onFailure }: LiveSources<Entry, Whole, Event>,
  { playerId, games, isInLobby }: LiveWish,
  signal: AbortSignal,
  lifeMs: number,
): AsyncGenerator<{ readonly seen: ReadonlyMap<string, number>; readonly message: LiveMessage<Whole, Event> }> {
  const waker = new Waker(signal, lifeMs)
  const seen = new Map(
    [...games].flatMap(([id, version]): [string, number][] => (version === null ? [] : [[id, version]])),
  )
  const due = new Set<string>(games.keys())
  const told = new Map<string, Attendance>()
  const unheard = new Set<string>(games.keys())
  const calls = { lobby: false, notice: false }
  const call = (what: keyof typeof calls) => () => {
    calls[what] = true
    waker.wake()
  }
  const listen = (topic: Topic, what: keyof typeof calls) => bus.subscribe(topic, call(what))
  const watched = [...games.keys()].map((id) =>
    feeds.watch(id, () => {
      due.add(id)
      waker.wake()
    }),
  )
  const heard = [...games.keys()].map((id) => ({
    id,
    ...hear(id, playerId, () => {
      unheard.add(id)
      waker.wake()
    }),
  }))
  const leave = [
    ...watched.map((watch) => watch.leave),
    ...heard.map((hearing) => hearing.leave),
    ...(isInLobby ? [listen('lobby', 'lobby')] : []),
    ...(playerId === null
      ? []
      : [bus.subscribe(`player:${playerId}`, (version) => (version === signedOut ? waker.stop() : call('notice')()))]),
    () => waker.stop(),
  ]
  try {
    yield { seen, message: { kind: 'hello' } }
    let lobbyRestsUntil = 0
    while (waker.isRunning) {
      for (const { feed } of watched) {
        if (!due.delete(feed.id)) continue
        for (const message of await readable(() => newsOf(feed), due, feed.id)) yield { seen, message }
      }
      for (const { id, news } of heard) {
        if (!unheard.delete(id)) continue
        for (const message of await readable(news, unheard, id)) yield { seen, message }
      }
      if (take(calls, 'notice')) yield { seen, message: { kind: 'notice' } }
      const restsFor = lobbyRestsUntil - performance.now()
      if (calls.lobby && restsFor > 0) waker.wakeIn(restsFor)
      else if (take(calls, 'lobby')) {
        lobbyRestsUntil = performance.now() + lobbyPauseMs
        yield { seen, message: { kind: 'lobby' } }
      }
      await waker.woken()
    }
  } finally {
    for (const go of leave) go()
  }

  /** A database that is away for a while is no reason to send everybody away, to come back all at once. */
  async function readable(
    read: () => Promise<readonly LiveMessage<Whole, Event>[]>,
    again: Set<string>,
    id: string,
  ): Promise<readonly LiveMessage<Whole, Event>[]> {
    try {
      return await read()
    } catch (error) {
      onFailure(error)
      again.add(id)
      waker.wakeIn(retryMs)
      return []
    }
  }

  /** What this browser has not seen of a game yet: events where they follow what it has, else the whole. */
  async function newsOf(feed: GameFeed<Entry>): Promise<readonly LiveMessage<Whole, Event>[]> {
    const { id } = feed
    const since = seen.get(id)
    const entries = since === undefined ? 'gap' : await feed.after(since)
    const news =
      entries === 'gap' ? await wholeOf(id) : entries === 'missing' ? missing(id) : await eventsOf(id, entries)
    return [...news, ...presenceOf(feed)]
  }

  async function eventsOf(id: string, entries: readonly Entry[]): Promise<readonly LiveMessage<Whole, Event>[]> {
    const events: LiveMessage<Whole, Event>[] = []
    for (const entry of entries) {
      const event = await teller.event(id, entry, playerId)
      if (event === null) return wholeOf(id)
      events.push({ kind: 'event', game: id, version: entry.version, event })
    }
    const last = entries.at(-1)
    if (last) seen.set(id, last.version)
    return events
  }

  async function wholeOf(id: string): Promise<readonly LiveMessage<Whole, Event>[]> {
    const whole = await teller.snapshot(id, playerId)
    if (!whole) return missing(id)
    seen.set(id, whole.version)
    return [{ kind: 'snapshot', game: id, ...whole }]
  }

  function missing(id: string): readonly LiveMessage<Whole, Event>[] {
    seen.delete(id)
    return [{ kind: 'missing', game: id }]
  }

  function presenceOf({ id, attendance }: GameFeed<Entry>): readonly LiveMessage<Whole, Event>[] {
    if (attendance === null || told.get(id) === attendance) return []
    told.set(id, attendance)
    return [{ kind: 'presence', game: id, ...attendance }]
  }
}

function take<Key extends string>(calls: Record<Key, boolean>, what: Key): boolean {
  const was = calls[what]
  calls[what] = false
  return was
}
