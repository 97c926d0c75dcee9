import { rulesBuild } from '../lib/rules-build.ts'
import type { FromWorker, Port, ToWorker } from '../lib/worker-protocol.ts'

/** Somebody who waits for an answer of the worker. */
export interface Listener {
  readonly data: (data: unknown) => void
  readonly end: () => void
  readonly error: (error: Extract<FromWorker, { kind: 'error' }>['error']) => void
  /** The worker is gone and will not answer. */
  readonly lost: () => void
}

export type Question = Pick<Extract<ToWorker, { kind: 'call' }>, 'type' | 'path' | 'input'>

export interface WorkerPort extends Port {
  addEventListener(type: 'message' | 'error' | 'messageerror', listener: (event: MessageEvent) => void): void
  terminate(): void
}

/**
 * The page's side of the engine's worker. The worker is started for the first question, and is either there within a
 * moment or counts as missing for good: a page that waits is worse than one that asks the server.
 */
export class EngineHost {
  private readonly listeners = new Map<number, Listener>()
  private worker: WorkerPort | undefined
  private nextId = 1
  private decision: Promise<boolean> | undefined

  constructor(
    private readonly start: () => WorkerPort,
    private readonly patienceMs: number,
    private readonly decided: (by: 'worker' | 'server') => void,
  ) {}

  /** Whether the worker answers questions. */
  isThere(): Promise<boolean> {
    this.decision ??= this.greet()
    return this.decision
  }

  /** Asks the worker; what is returned takes the question back. */
  ask({ type, path, input }: Question, listener: Listener): () => void {
    const id = this.nextId++
    this.listeners.set(id, listener)
    this.tell({ kind: 'call', id, type, path, input })
    return () => {
      if (this.listeners.delete(id)) this.tell({ kind: 'stop', id })
    }
  }

  private greet(): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isThere: boolean) => {
        clearTimeout(timer)
        if (!isThere) this.lose()
        this.decided(isThere ? 'worker' : 'server')
        resolve(isThere)
      }
      const timer = setTimeout(() => settle(false), this.patienceMs)
      try {
        const worker = this.start()
        this.worker = worker
        worker.addEventListener('message', ({ data }) => {
          // Only our own worker posts here.
          const message = data as FromWorker
          // A worker that goes by other rules than its page came from another edition.
          if (message.kind === 'ready') settle(message.rules === rulesBuild)
          else this.pass(message)
        })
        worker.addEventListener('error', () => settle(false))
        worker.addEventListener('messageerror', () => settle(false))
        this.tell({ kind: 'hello' })
      } catch {
        settle(false)
      }
    })
  }

  private pass(message: Exclude<FromWorker, { kind: 'ready' }>): void {
    const listener = this.listeners.get(message.id)
    if (message.kind === 'data') return listener?.data(message.data)
    this.listeners.delete(message.id)
    if (message.kind === 'end') listener?.end()
    else listener?.error(message.error)
  }

  private tell(message: ToWorker): void {
    this.worker?.postMessage(message)
  }

  /** From now on there is no worker; whoever still waits is told. */
  private lose(): void {
    this.decision = Promise.resolve(false)
    this.worker?.terminate()
    this.worker = undefined
    const waiting = [...this.listeners.values()]
    this.listeners.clear()
    for (const listener of waiting) listener.lost()
  }
}
