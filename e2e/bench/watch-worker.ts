/** When it was, by the clock of the page; null for what has not been. */
export interface Seen {
  /** The last press of a pointer. */
  pressed: number | null
  /** The last time a bot was asked for a move. */
  asked: number | null
  /** The first thought that came of it. */
  thought: number | null
  /** When the worker had heard that a search is no longer wanted, and had ended it. */
  stopped: number | null
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page before its own scripts, and writes down what goes to and fro between it and its worker. */
export function watchWorker(): void {
  const seen: Seen = { pressed: null, asked: null, thought: null, stopped: null }
  window.seen = seen
  const now = () => performance.now()
  addEventListener('pointerdown', () => Object.assign(seen, { pressed: now() }), { capture: true })
  const OwnWorker = window.Worker
  window.Worker = class extends OwnWorker {
    #search: number | null = null
    #isStopping = false

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'data' && data.id === this.#search) seen.thought ??= now()
        if (data.kind === 'ready' && this.#isStopping) seen.stopped ??= now()
      })
    }

    override postMessage(message: { kind: string; id?: number; path?: string }): void {
      super.postMessage(message)
      if (message.kind === 'call' && message.path === 'engine.bestMove') {
        this.#search = message.id ?? null
        Object.assign(seen, { asked: now(), thought: null, stopped: null })
      }
      if (message.kind === 'stop' && message.id === this.#search) {
        // It answers in order: what it says to this comes after it has heard the other.
        this.#isStopping = true
        super.postMessage({ kind: 'hello' })
      }
    }
  }
}
