import { Worker } from 'node:worker_threads'
import type { SearchJob, SearchNews } from '../../lib/search-messages.ts'

/** A running thread of the pool, one job at a time. */
export class Thread {
  private readonly stop = new Int32Array(new SharedArrayBuffer(4))
  private readonly worker: Worker
  private listener: ThreadListener | undefined
  private hasEnded = false

  constructor(file: string) {
    this.worker = new Worker(file, { workerData: this.stop.buffer, resourceLimits: { maxOldGenerationSizeMb: 256 } })
    // The server decides when the process ends, not an idle thread.
    this.worker.unref()
    this.worker.on('message', (message: SearchNews) => this.listener?.message(message))
    this.worker.on('error', (error) => this.lose(error))
    this.worker.on('exit', (code) => this.lose(new Error(`The search thread ended with code ${code}.`)))
  }

  get isAlive(): boolean {
    return !this.hasEnded
  }

  run(job: SearchJob, listener: ThreadListener): void {
    Atomics.store(this.stop, 0, 0)
    this.listener = listener
    this.worker.postMessage(job)
  }

  /** Asks the search to end; it looks every few thousand nodes. */
  halt(): void {
    Atomics.store(this.stop, 0, 1)
  }

  async end(): Promise<void> {
    this.listener = undefined
    await this.worker.terminate()
  }

  private lose(error: Error): void {
    const { listener } = this
    this.hasEnded = true
    this.listener = undefined
    listener?.lost(error)
  }
}

export interface ThreadListener {
  readonly message: (message: SearchNews) => void
  readonly lost: (error: Error) => void
}
