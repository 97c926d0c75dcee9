import { parentPort, workerData } from 'node:worker_threads'
import { gameOf } from '@variorum/engine/catalogue'
import { type SearchJob, type SearchNews, search } from '../../lib/search-messages.ts'

/**
 * A thread that thinks. A search blocks its thread until it is done, so it cannot hear messages meanwhile: it looks at
 * a shared cell instead, in which the server writes 1 when nobody wants the answer any more.
 */
const port = parentPort
if (port === null) throw new Error('search-thread runs as a worker thread only')
// The pool that starts this thread hands it the shared cell and nothing else.
const stop = new Int32Array(workerData as SharedArrayBuffer)

port.on('message', (job: SearchJob) => {
  const tell = (news: SearchNews) => port.postMessage(news)
  search(gameOf(job.about.variant), job, () => Atomics.load(stop, 0) === 1, tell)
})
