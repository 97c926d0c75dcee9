/** Something to be done again and again. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

export interface Runner {
  /** Begins nothing any more, and waits for what is being done. */
  readonly stop: () => Promise<void>
}

/** How much sooner or later than it should a job is done, so that several servers do not all come at the same moment. */
const jitter = 0.15

export interface RunnerListener {
  readonly failure: (job: string, error: unknown) => void
  readonly recovery: (job: string) => void
}

/**
 * Does each job at its pace, the next time only when the last has ended. A job that fails is done again like any other;
 * the
 * first time is told, and when it does what it should again.
 */
export function run(jobs: readonly Job[], on: RunnerListener): Runner {
  const end = new AbortController()
  const loops = jobs.map((job) => repeat(job, on, end.signal))
  return {
    stop: async () => {
      end.abort()
      await Promise.all(loops)
    },
  }
}

async function repeat({ name, everyMs, run }: Job, on: RunnerListener, signal: AbortSignal): Promise<void> {
  let isFailing = false
  while (!signal.aborted) {
    try {
      await run()
      if (isFailing) on.recovery(name)
      isFailing = false
    } catch (error) {
      if (!isFailing) on.failure(name, error)
      isFailing = true
    }
    await pause(everyMs * (1 - jitter + 2 * jitter * Math.random()), signal)
  }
}

/** Keeps no process alive. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    timer.unref()
    signal.addEventListener('abort', done)
  })
}
