import type { Bus, Topic } from './topic.ts'

/** What happened last in a game, with the version it made; what it says is not the feed's business. */
export interface Numbered {
  readonly version: number
}

/** Reads what happened last in a game; null without such a game. */
export type ReadLast<Entry extends Numbered> = (id: string) => Promise<Entry | null>

/** Who is at a game, as far as everybody is told. */
export interface Attendance {
  /** By seat. */
  readonly isHere: readonly boolean[]
  /** How many watch. */
  readonly watchers: number
}

/** Whoever comes anew has it read again, if this long ago: what the bus has lost must not be missed twice. */
const freshMs = 1_000

/** So many entries are kept at hand; who is further behind is better served by the whole. */
const kept = 20

/**
 * What happens in one game, read once for everybody in this process who watches it. Watchers are nudged and then ask for
 * what they have not seen yet, so one who is slow holds up nobody and has no queue that grows.
 */
export class GameFeed<Entry extends Numbered> {
  private readonly watchers = new Set<() => void>()
  private entries: readonly Entry[] = []
  /** Version of the last entry; -1 before the first look. */
  private version = -1
  private isStale = true
  private readAt = 0
  /** Who was there at the last look; null before the first. */
  private attending: Attendance | null = null
  private reading: Promise<boolean> | undefined

  constructor(
    readonly id: string,
    private readonly readLast: ReadLast<Entry>,
  ) {}

  get isWatched(): boolean {
    return this.watchers.size > 0
  }

  get attendance(): Attendance | null {
    return this.attending
  }

  watch(nudge: () => void): () => void {
    const own = () => nudge()
    this.watchers.add(own)
    if (performance.now() - this.readAt > freshMs) this.isStale = true
    return () => this.watchers.delete(own)
  }

  /** Something happened; null where nobody knows what. */
  readonly hear = (version: number | null): void => {
    if (version !== null && version <= this.version) return
    this.isStale = true
    this.nudge()
  }

  /**
   * What happened, from whoever did it in this process, so that it need not be read. What does not follow what is known
   * is left to be read when it is heard of.
   */
  bring(entry: Entry): void {
    if (entry.version !== this.version + 1) return
    this.add(entry)
    this.nudge()
  }

  see(attendance: Attendance): void {
    if (isSame(attendance, this.attending)) return
    this.attending = attendance
    this.nudge()
  }

  /**
   * What happened after `since`, in order and without a gap; `gap` where that is more than is at hand, and `missing` where
   * there is no such game.
   */
  async after(since: number): Promise<readonly Entry[] | 'gap' | 'missing'> {
    if ((await this.latest()) === null) return 'missing'
    if (since === this.version) return []
    const news = this.entries.filter(({ version }) => version > since)
    return since < this.version && news.length === this.version - since ? news : 'gap'
  }

  /** The version the game is at; null where there is no such game. */
  async latest(): Promise<number | null> {
    // What is heard while the database answers may or may not be in the answer, so then it is asked again.
    while (this.isStale || this.reading) {
      if (!(await this.look())) return null
    }
    return this.version
  }

  private nudge(): void {
    for (const nudge of [...this.watchers]) nudge()
  }

  private look(): Promise<boolean> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined
    })
    return this.reading
  }

  private async read(): Promise<boolean> {
    this.isStale = false
    this.readAt = performance.now()
    try {
      const last = await this.readLast(this.id)
      if (!last) {
        this.isStale = true
        return false
      }
      if (last.version > this.version) this.add(last)
      return true
    } catch (error) {
      this.isStale = true
      throw error
    }
  }

  private add(last: Entry): void {
    // What happened before the last is not told alone: whoever missed it needs the whole.
    const follows = last.version === this.version + 1
    this.entries = [...(follows ? this.entries : []), last].slice(-kept)
    this.version = last.version
  }
}

/** The feeds of all games that somebody in this process watches. */
export class GameFeeds<Entry extends Numbered> {
  private readonly feeds = new Map<string, { readonly feed: GameFeed<Entry>; readonly leave: () => void }>()

  constructor(
    private readonly bus: Pick<Bus, 'subscribe'>,
    private readonly readLast: ReadLast<Entry>,
    /** What is published when something happened in one of them. */
    private readonly topicOf: (id: string) => Topic = (id) => `game:${id}`,
  ) {}

  get ids(): readonly string[] {
    return [...this.feeds.keys()]
  }

  /** A game's feed, kept until what it is left by is called. */
  watch(id: string, nudge: () => void): { readonly feed: GameFeed<Entry>; readonly leave: () => void } {
    const { feed, leave } = this.feeds.get(id) ?? this.open(id)
    const stop = feed.watch(nudge)
    return {
      feed,
      leave: () => {
        stop()
        if (feed.isWatched || this.feeds.get(id)?.feed !== feed) return
        this.feeds.delete(id)
        leave()
      },
    }
  }

  /** What was just done to a game here. */
  bring(id: string, entry: Entry): void {
    this.feeds.get(id)?.feed.bring(entry)
  }

  /** What was found when somebody looked after a watched game. */
  find(id: string, version: number, attendance: Attendance): void {
    const feed = this.feeds.get(id)?.feed
    feed?.hear(version)
    feed?.see(attendance)
  }

  private open(id: string) {
    const feed = new GameFeed(id, this.readLast)
    const opened = { feed, leave: this.bus.subscribe(this.topicOf(id), feed.hear) }
    this.feeds.set(id, opened)
    return opened
  }
}

const isSame = (one: Attendance, other: Attendance | null): boolean =>
  one.watchers === other?.watchers && one.isHere.join() === other.isHere.join()
