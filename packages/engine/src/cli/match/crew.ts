import { Worker } from 'node:worker_threads'
import { Complaint } from '../complaint.ts'
import type { Contest } from './contest.ts'
import type { Assignment, Setup, Sides, ThreadNews, ThreadTask } from './messages.ts'

/** A thread that was told to end and plays on, as a search does that hears nothing, is ended after so long. */
const GRACE_MS = 1_500

/**
 * Lets several threads play assignments until there are no more, or until `hear` says that it is enough; then whatever
 * is still being played is given up.
 */
export async function playAll(
  setup: Setup,
  threads: number,
  assignments: Iterator<Assignment>,
  hear: (contest: Contest, sides: Sides) => boolean,
): Promise<void> {
  const workers: Worker[] = []
  let isEnough = false
  try {
    await new Promise<void>((resolve, reject) => {
      let busy = 0
      const assign = (worker: Worker): void => {
        const next = isEnough ? undefined : assignments.next()
        if (next === undefined || next.done === true) {
          if (busy === 0 || isEnough) resolve()
          return
        }
        busy++
        worker.postMessage({ kind: 'play', ...next.value } satisfies ThreadTask)
      }
      const listen = (worker: Worker, news: ThreadNews): void => {
        if (isEnough) return
        if (news.kind === 'refused') return reject(new Complaint(news.error))
        if (news.kind === 'done') busy--
        else isEnough = hear(news.contest, news.sides)
        if (isEnough) resolve()
        else if (news.kind === 'done') assign(worker)
      }
      for (let i = 0; i < threads; i++) {
        const worker = new Worker(new URL('../../../bin/match-thread.mjs', import.meta.url), { workerData: setup })
        workers.push(worker)
        // What is thrown where it is heard would otherwise be nobody's.
        worker.on('message', (news: ThreadNews) => {
          try {
            listen(worker, news)
          } catch (problem) {
            reject(problem)
          }
        })
        worker.on('error', reject)
        worker.on('exit', () => reject(new Error('a thread of the match ended by itself')))
        assign(worker)
      }
    })
  } finally {
    await Promise.all(workers.map(dismiss))
  }
}

/** Lets a thread end its programs and itself. */
function dismiss(worker: Worker): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(worker.terminate()), GRACE_MS)
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
    worker.postMessage({ kind: 'end' } satisfies ThreadTask)
  })
}
