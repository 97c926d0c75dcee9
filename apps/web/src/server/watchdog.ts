import { Worker } from 'node:worker_threads'

export interface Patience {
  readonly everyMs: number
  /** So many looks in a row that find nothing changed, and the process ends. */
  readonly looks: number
}

/** Half a minute. A machine that was asleep wakes all threads together and has to stand still anew. */
const usual: Patience = { everyMs: 5_000, looks: 6 }

/** Runs beside the thread that serves, because that one, when it spins, hears no timers and no signals either. */
const watch = `
  const { workerData: { beats, everyMs, looks, sentence } } = require('node:worker_threads')
  const { writeSync } = require('node:fs')
  let last = -1
  let still = 0
  setInterval(() => {
    const now = Atomics.load(beats, 0)
    still = now === last ? still + 1 : 0
    last = now
    if (still < looks) return
    try { writeSync(2, sentence + '\\n') } catch {}
    process.kill(process.pid, 'SIGKILL')
  }, everyMs)
`

/**
 * Ends the process when its thread does nothing any more. The built-in database runs in that thread, and on a disk that
 * fills up at the wrong moment it spins for ever. Whoever is being answered gets nothing either way; what was answered
 * is on the disk, and a process that is gone is noticed and started again.
 */
export function watchOver(sentence: string, { everyMs, looks }: Patience = usual): void {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const watcher = new Worker(watch, { eval: true, workerData: { beats, everyMs, looks, sentence } })
  watcher.unref()
  setInterval(() => Atomics.add(beats, 0, 1), everyMs / 4).unref()
}
