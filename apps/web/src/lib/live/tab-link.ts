import { holdAlone, type Locks } from '../hold-alone.ts'
import { type LiveStatus, type Message, type OpenStream, StreamKeeper } from './stream-keeper.ts'
import { nothing, type Wish } from './wish.ts'

/** What tabs of a browser say to each other. */
export type TabTalk =
  | { readonly kind: 'want'; readonly tab: string; readonly wish: Wish; readonly isBack: boolean }
  /** A tab has become the leader and asks what the others want. */
  | { readonly kind: 'who' }
  | { readonly kind: 'told'; readonly message: Message }
  | { readonly kind: 'status'; readonly status: LiveStatus }

export interface Channel {
  readonly post: (talk: TabTalk) => void
  /** Calls for everything that other tabs say. */
  readonly listen: (listener: (talk: TabTalk) => void) => void
  readonly close: () => void
}

export interface Surroundings {
  readonly tab: string
  /** Both null where the browser does not have them; then each tab is on its own. */
  readonly locks: Locks | null
  readonly channel: Channel | null
  readonly openStream: OpenStream
}

export interface TabListener {
  /** What the tab wants now, with what it has seen. */
  readonly wish: () => Wish
  readonly message: (message: Message) => void
  readonly status: (status: LiveStatus) => void
}

/** How long the leader may take to answer a tab that was just looked at again. A browser may have frozen it. */
const patienceMs = 400

const leaderLock = 'variorum.live'
const lockOf = (tab: string) => `variorum.live.${tab}`

/**
 * A tab's way to the stream. A browser has few connections to one server, and a stream for each tab would use them up:
 * the seventh tab would hang. So one tab, the leader, keeps the stream for all and passes on what it says. When the
 * leader goes, the next takes over and asks the others what they have seen.
 */
export class TabLink {
  private keeper: StreamKeeper | undefined
  /** Tabs whose end this leader waits for. */
  private readonly mourned = new Set<string>()
  private patience: ReturnType<typeof setTimeout> | undefined
  private readonly end = new AbortController()
  private leave = () => {}
  private take = () => {}

  constructor(
    private readonly around: Surroundings,
    private readonly listener: TabListener,
  ) {
    const { tab, locks, channel } = around
    if (!locks || !channel) {
      this.lead()
      return
    }
    channel.listen((talk) => this.hear(talk))
    // For as long as the tab lives it holds a lock of its own, by which the leader learns that it is gone.
    locks.request(lockOf(tab), { signal: this.end.signal }, () => this.untilEnd()).catch(() => {})
    const hold = holdAlone(locks, leaderLock, false, (isHeld) => (isHeld ? this.lead() : this.follow()))
    this.leave = hold.leave
    this.take = hold.take
  }

  /** The tab wants something else; `isBack` where it was not looked at for a while. */
  want(isBack = false): void {
    const { tab, channel } = this.around
    const wish = this.listener.wish()
    if (this.keeper) return this.keeper.want(tab, wish, isBack)
    channel?.post({ kind: 'want', tab, wish, isBack })
    if (isBack) this.expectAnswer()
  }

  close(): void {
    const { tab, channel } = this.around
    if (!this.keeper) channel?.post({ kind: 'want', tab, wish: nothing, isBack: false })
    clearTimeout(this.patience)
    this.keeper?.close()
    this.keeper = undefined
    this.leave()
    this.end.abort()
    channel?.close()
  }

  private lead(): void {
    const { tab, channel, openStream } = this.around
    this.keeper?.close()
    this.keeper = new StreamKeeper(
      openStream,
      (message) => {
        this.listener.message(message)
        channel?.post({ kind: 'told', message })
      },
      (status) => {
        this.listener.status(status)
        channel?.post({ kind: 'status', status })
      },
    )
    this.keeper.want(tab, this.listener.wish())
    channel?.post({ kind: 'who' })
  }

  /** Another tab has taken the lead, because this one did not answer. */
  private follow(): void {
    this.keeper?.close()
    this.keeper = undefined
    this.want()
  }

  private hear(talk: TabTalk): void {
    const { tab, channel } = this.around
    if (talk.kind === 'want') this.answer(talk)
    else if (talk.kind === 'who') channel?.post({ kind: 'want', tab, wish: this.listener.wish(), isBack: false })
    else if (talk.kind === 'told') this.listener.message(talk.message)
    else {
      clearTimeout(this.patience)
      this.listener.status(talk.status)
    }
  }

  /** As the leader: what the tab wants is kept for as long as it lives. */
  private answer({ tab, wish, isBack }: Extract<TabTalk, { kind: 'want' }>): void {
    const { keeper } = this
    const { locks, channel } = this.around
    if (!keeper) return
    keeper.want(tab, wish, isBack)
    channel?.post({ kind: 'status', status: keeper.current })
    if (!locks || this.mourned.has(tab)) return
    this.mourned.add(tab)
    const bury = () => {
      this.mourned.delete(tab)
      this.keeper?.want(tab, nothing)
      return undefined
    }
    locks.request(lockOf(tab), { signal: this.end.signal }, bury).catch(() => {})
  }

  private expectAnswer(): void {
    clearTimeout(this.patience)
    this.patience = setTimeout(this.take, patienceMs)
  }

  private untilEnd(): Promise<void> {
    return new Promise((resolve) => this.end.signal.addEventListener('abort', () => resolve()))
  }
}
