import type { LiveStatus, Message } from './stream-keeper.ts'
import { earlier, nothing, type Wish } from './wish.ts'

/** What a page tells its link, and is told by it. */
export interface Link {
  /** The page wants something else. */
  readonly want: (isBack?: boolean) => void
  readonly close: () => void
}

type GameMessage = Extract<Message, { game: string }>

interface GameWatch {
  readonly id: string
  seen: number | null
  readonly listener: (message: GameMessage) => void
}

type Call = 'lobby' | 'notice'

/**
 * Everybody on one page who listens. Of a game each hears what it has not seen, in order and without a gap: after an
 * event that does not follow the last, what is missing is asked for.
 */
export class LiveHub {
  private readonly games = new Set<GameWatch>()
  private readonly calls: Readonly<Record<Call, Set<() => void>>> = { lobby: new Set(), notice: new Set() }
  private readonly statusListeners = new Set<() => void>()
  private status: LiveStatus = 'connecting'
  /** Hidden for long, it asks for nothing. */
  private isAsleep = false

  constructor(private readonly link: (hub: LiveHub) => Link) {}

  private known: Link | undefined
  /** Nobody listens, no stream: the way to it is made when somebody does. */
  private get way(): Link {
    this.known ??= this.link(this)
    return this.known
  }

  readonly currentStatus = (): LiveStatus => this.status

  readonly onStatus = (listener: () => void): (() => void) => {
    this.statusListeners.add(listener)
    return () => this.statusListeners.delete(listener)
  }

  /** Hears of a game from `version` on; null asks for all of it first. */
  watchGame(id: string, version: number | null, listener: (message: GameMessage) => void): () => void {
    const watch: GameWatch = { id, seen: version, listener }
    this.games.add(watch)
    this.ask()
    return () => {
      this.games.delete(watch)
      this.ask()
    }
  }

  /** Called whenever there is something to look at, the moment it begins to listen included. */
  watch(what: Call, listener: () => void): () => void {
    const own = () => listener()
    this.calls[what].add(own)
    this.ask()
    return () => {
      this.calls[what].delete(own)
      this.ask()
    }
  }

  readonly hear = (message: Message): void => {
    if (message.kind === 'hello') for (const call of [...this.calls.lobby, ...this.calls.notice]) call()
    else if ('game' in message) this.hearOfGame(message)
    else for (const call of [...this.calls[message.kind]]) call()
  }

  readonly become = (status: LiveStatus): void => {
    if (status === this.status) return
    this.status = status
    for (const listener of [...this.statusListeners]) listener()
  }

  sleep(): void {
    this.isAsleep = true
    this.ask()
  }

  /** The page is left, perhaps for good. */
  leave(): void {
    this.known?.close()
    this.known = undefined
  }

  /** Looked at again: what was missed is there in a moment. */
  wake(): void {
    this.isAsleep = false
    this.ask(true)
  }

  private hearOfGame(message: GameMessage): void {
    let hasGap = false
    for (const watch of [...this.games]) {
      if (watch.id !== message.game) continue
      if (!('version' in message)) {
        watch.listener(message)
        continue
      }
      if (watch.seen !== null && message.version <= watch.seen) continue
      if (message.kind === 'event' && (watch.seen === null || message.version > watch.seen + 1)) {
        hasGap = true
        continue
      }
      watch.seen = message.version
      watch.listener(message)
    }
    if (hasGap) this.ask()
  }

  private ask(isBack = false): void {
    if (this.known === undefined && !this.hasListeners) return
    this.way.want(isBack)
  }

  private get hasListeners(): boolean {
    return this.games.size + this.calls.lobby.size + this.calls.notice.size > 0
  }

  readonly wish = (): Wish => {
    if (this.isAsleep) return nothing
    const games: Record<string, number | null> = {}
    for (const { id, seen } of this.games) games[id] = earlier(games[id], seen)
    return { games, lobby: this.calls.lobby.size > 0, notices: this.calls.notice.size > 0 }
  }
}
