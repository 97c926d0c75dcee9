import type { LiveMessage } from './live-message.ts'
import { earlier, isAbout, isNothing, nothing, together, type Wish } from './wish.ts'

/** How the page hears of what happens: at once, soon again, or not for a while. */
export type LiveStatus = 'live' | 'connecting' | 'offline'

export type Message = LiveMessage<unknown, unknown>

/** Opens a stream to the server; what is returned closes it. `lost` is told once, when the stream is over. */
export type OpenStream = (
  wish: Wish,
  on: { readonly message: (message: Message) => void; readonly lost: (reason: 'ended' | 'failed') => void },
) => () => void

/** Wishes that come at the same moment, as when a page is left for another, become one stream. */
const gatherMs = 30
/** A stream this young need not be tried for whether it is alive. */
const freshMs = 3_000
const firstPauseMs = 300
const longestPauseMs = 8_000
/** A stream that is replaced is back before anybody has to be told. */
const unnoticedMs = 1_500
const offlineAfterMs = 8_000

/**
 * Keeps the one stream of a browser open, for as long as somebody wants something of it, on everything that somebody
 * wants. It resumes from what it has told.
 */
export class StreamKeeper {
  private readonly wishes = new Map<string, Wish>()
  private readonly told = new Map<string, number | null>()
  private on: Wish = nothing
  private closeStream: (() => void) | undefined
  private openedAt = 0
  private failures = 0
  private status: LiveStatus = 'connecting'
  private timers: { open?: Timer; worse?: Timer } = {}
  private isOver = false

  constructor(
    private readonly openStream: OpenStream,
    private readonly relay: (message: Message) => void,
    private readonly tellStatus: (status: LiveStatus) => void,
  ) {}

  get current(): LiveStatus {
    return this.status
  }

  /** `isBack` is said by a tab that was not looked at for a while: the stream may be dead and not know it. */
  want(tab: string, wish: Wish, isBack = false): void {
    if (isNothing(wish)) this.wishes.delete(tab)
    else this.wishes.set(tab, wish)
    // Somebody has seen less than the stream has told.
    let isBehind = false
    for (const [id, version] of Object.entries(wish.games)) {
      const told = this.told.get(id)
      const from = earlier(told, version)
      isBehind ||= told !== undefined && from !== told
      this.told.set(id, from)
    }
    const isOld = isBack && Date.now() - this.openedAt > freshMs
    if (isBehind || isOld || !isAbout(this.on, together(this.wishes.values()))) this.openIn(isOld ? 0 : gatherMs)
  }

  close(): void {
    this.isOver = true
    clearTimeout(this.timers.open)
    clearTimeout(this.timers.worse)
    this.closeStream?.()
    this.closeStream = undefined
  }

  private openIn(ms: number): void {
    clearTimeout(this.timers.open)
    this.timers.open = setTimeout(() => this.open(), ms)
  }

  private open(): void {
    if (this.isOver) return
    clearTimeout(this.timers.open)
    this.closeStream?.()
    this.closeStream = undefined
    const wanted = together(this.wishes.values())
    for (const id of [...this.told.keys()]) if (!(id in wanted.games)) this.told.delete(id)
    this.on = { ...wanted, games: Object.fromEntries(this.told) }
    if (isNothing(wanted)) return
    this.openedAt = Date.now()
    this.worsen()
    // What an old stream still says when a new one is open is of no interest.
    let isCurrent = true
    const close = this.openStream(this.on, {
      message: (message) => {
        if (isCurrent) this.hear(message)
      },
      lost: (reason) => {
        if (!isCurrent) return
        isCurrent = false
        this.lose(reason)
      },
    })
    this.closeStream = () => {
      isCurrent = false
      close()
    }
    // One that is lost while it is opened has nothing left to close.
    if (!isCurrent) this.closeStream = undefined
  }

  private hear(message: Message): void {
    this.failures = 0
    clearTimeout(this.timers.worse)
    this.timers = { ...this.timers, worse: undefined }
    this.become('live')
    if (message.kind === 'event' || message.kind === 'snapshot') this.told.set(message.game, message.version)
    this.relay(message)
  }

  private lose(reason: 'ended' | 'failed'): void {
    this.closeStream = undefined
    this.worsen()
    if (reason === 'ended' && Date.now() - this.openedAt > freshMs) return this.openIn(0)
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** this.failures++)
    // Browsers that lost the same server do not come back all at the same moment.
    this.openIn(pause * (0.5 + Math.random() / 2))
  }

  /** From here on things get worse by themselves, unless something is heard. */
  private worsen(): void {
    if (this.timers.worse !== undefined || this.status === 'offline') return
    this.timers.worse = setTimeout(() => {
      this.become('connecting')
      this.timers.worse = setTimeout(() => this.become('offline'), offlineAfterMs - unnoticedMs)
    }, unnoticedMs)
  }

  private become(status: LiveStatus): void {
    if (this.status === status) return
    this.status = status
    this.tellStatus(status)
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined
