import { Worker } from 'node:worker_threads'
import { type Job, type News, PONDER_HIT, SIGNALS, STOP } from './messages.ts'

export interface Listener {
  readonly news: (news: News) => void
  readonly lost: (problem: Error) => void
}

/** The thread that thinks, seen from the one that listens. One job at a time; a thread that was lost is replaced. */
export class Thinker {
  readonly #signals = new Int32Array(new SharedArrayBuffer(4 * SIGNALS))
  #worker: Worker | undefined
  #listener: Listener | undefined

  run(job: Job, listener: Listener): void {
    Atomics.store(this.#signals, STOP, 0)
    Atomics.store(this.#signals, PONDER_HIT, 0)
    this.#listener = listener
    this.#worker ??= this.#started()
    this.#worker.postMessage(job)
  }

  /** Waits until the thread runs and knows the game. */
  warmUp(slug: string): Promise<void> {
    return new Promise((resolve) => this.run({ kind: 'warm', slug }, { news: () => resolve(), lost: () => resolve() }))
  }

  /** Asks the search to end; it looks every thousand nodes. */
  stop(): void {
    Atomics.store(this.#signals, STOP, 1)
  }

  /** The move that is pondered on has been played. */
  ponderHit(): void {
    Atomics.store(this.#signals, PONDER_HIT, 1)
  }

  /** Ends what the thread does, whatever it is; the next job gets another. */
  async abandon(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    this.#listener = undefined
    await worker?.terminate()
  }

  #started(): Worker {
    const file = new URL('../../../bin/search-thread.mjs', import.meta.url)
    const worker = new Worker(file, { workerData: this.#signals.buffer })
    // One that was given up may still have something to say.
    worker.on('message', (news: News) => {
      if (this.#worker === worker) this.#listener?.news(news)
    })
    worker.on('error', (problem) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#listener?.lost(problem)
    })
    return worker
  }
}
