import type { ThoughtAnswer } from '@variorum/engine/ask'
import { Channel } from '../../lib/channel.ts'
import { refusal } from '../../lib/refusal.ts'
import type { SearchJob, SearchNews } from '../../lib/search-messages.ts'
import { type Asker, SearchQueue } from './queue.ts'
import { Thread } from './thread.ts'

export type { Asker } from './queue.ts'

interface Job extends SearchJob, Asker {
  /** When it was asked for, by the process's own clock. */
  readonly since: number
  readonly thoughts: Channel<ThoughtAnswer>
}

export interface PoolLimits {
  readonly threads: number
  /** Searches that may wait, all callers together. */
  readonly queued: number
  /** Searches one caller may have waiting or running; they run one after the other. */
  readonly perCaller: number
  /** Searches one address may have waiting or running, by however many callers. */
  readonly perAddress: number
  /** How long a search may wait for a thread before it is refused. */
  readonly waitMs: number
  /** How long one search may take, whatever its asker wished. */
  readonly ms: number
}

/** What may be counted of a pool. */
export interface PoolListener {
  /** A search got a thread after so long. */
  readonly began: (waitedMs: number) => void
  readonly refused: () => void
  readonly tookTooLong: () => void
}

const silent: PoolListener = { began: () => {}, refused: () => {}, tookTooLong: () => {} }

/** How long a halted search may go on before its thread is ended. */
const graceMs = 2_000

/**
 * Searches for the whole server, on threads of their own. One caller has one search at work at a time, so that nobody
 * takes all threads; addresses take turns, so that one machine with many cookies waits for itself; what somebody no longer
 * waits for is halted at once.
 */
export class SearchPool {
  private readonly idle: Thread[] = []
  private readonly running = new Map<Job, Thread>()
  private readonly queue = new SearchQueue<Job>()

  constructor(
    private readonly file: string,
    private readonly limits: PoolLimits,
    private readonly on: PoolListener = silent,
  ) {}

  async *think({ about, options }: SearchJob, asker: Asker, signal: AbortSignal): AsyncGenerator<ThoughtAnswer, void> {
    this.makeRoomFor(asker)
    const job: Job = { about, options, ...asker, since: performance.now(), thoughts: new Channel() }
    const leave = () => this.drop(job)
    signal.addEventListener('abort', leave, { once: true })
    this.queue.add(job)
    this.advance()
    const patience = setTimeout(() => this.refuseWaiting(job), this.limits.waitMs)
    patience.unref()
    try {
      if (signal.aborted) return
      yield* job.thoughts
    } finally {
      clearTimeout(patience)
      signal.removeEventListener('abort', leave)
      leave()
    }
  }

  /** Searches at work, and searches that wait. */
  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.running.size, waiting: this.queue.length }
  }

  get isIdle(): boolean {
    return this.running.size === 0 && this.queue.length === 0
  }

  async close(): Promise<void> {
    for (const job of this.queue.jobs) this.drop(job)
    const threads = [...this.idle, ...this.running.values()]
    for (const job of this.running.keys()) job.thoughts.end()
    await Promise.all(threads.map((thread) => thread.end()))
  }

  /** Refuses whoever has enough already. Where all places are taken, one who has many of them gives one up for another. */
  private makeRoomFor(asker: Asker): void {
    const all = [...this.queue.jobs, ...this.running.keys()]
    const ofCaller = all.filter(({ caller }) => caller === asker.caller)
    const ofAddress = all.filter(({ address }) => address === asker.address)
    if (ofCaller.length >= this.limits.perCaller || ofAddress.length >= this.limits.perAddress) throw this.refuse()
    if (this.queue.length < this.limits.queued) return
    const pressing = this.queue.mostPressing(asker)
    if (pressing === undefined) throw this.refuse()
    this.refuseWaiting(pressing)
  }

  private refuseWaiting(job: Job): void {
    if (!this.queue.jobs.includes(job)) return
    this.queue.remove(job)
    job.thoughts.fail(this.refuse())
  }

  private refuse() {
    this.on.refused()
    return tooMany()
  }

  private advance(): void {
    while (this.running.size < this.limits.threads) {
      const job = this.queue.next(this.running.keys())
      if (!job) return
      this.start(job, this.freeThread())
    }
  }

  private freeThread(): Thread {
    for (let thread = this.idle.pop(); thread; thread = this.idle.pop()) {
      if (thread.isAlive) return thread
    }
    return new Thread(this.file)
  }

  private start(job: Job, thread: Thread): void {
    this.running.set(job, thread)
    this.on.began(performance.now() - job.since)
    const timer = setTimeout(() => {
      this.on.tookTooLong()
      this.drop(job)
    }, this.limits.ms)
    const done = (isThreadFit: boolean) => {
      clearTimeout(timer)
      this.running.delete(job)
      if (isThreadFit) this.idle.push(thread)
      this.advance()
    }
    thread.run(
      { about: job.about, options: job.options },
      {
        message: (message) => {
          tell(job, message)
          if (message.kind === 'finished') done(true)
        },
        lost: (error) => {
          job.thoughts.fail(error)
          done(false)
        },
      },
    )
  }

  /** Forgets a search. Its thread gets a moment to notice; one that does not is ended and replaced. */
  private drop(job: Job): void {
    this.queue.remove(job)
    const thread = this.running.get(job)
    if (!thread) return job.thoughts.end()
    thread.halt()
    setTimeout(() => {
      if (this.running.get(job) !== thread) return
      this.running.delete(job)
      job.thoughts.fail(refusal('TIMEOUT', 'searchFailed'))
      void thread.end()
      this.advance()
    }, graceMs).unref()
  }
}

const tooMany = () => refusal('TOO_MANY_REQUESTS', 'tooManyRequests', { seconds: 1 })

function tell({ thoughts }: Job, news: SearchNews): void {
  if (news.kind === 'thought') return thoughts.push(news.thought)
  if (!news.asked.ok) return thoughts.fail(refusal('BAD_REQUEST', news.asked.error.key, news.asked.error.params))
  thoughts.push(news.asked.value)
  thoughts.end()
}
