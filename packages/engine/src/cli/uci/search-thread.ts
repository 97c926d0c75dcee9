import { parentPort, workerData } from 'node:worker_threads'
import { openLine } from '../../ask/open.ts'
import { moveId } from '../../notation/move-text.ts'
import { gameOf } from '../../variants/catalogue.ts'
import { answered } from '../complaint.ts'
import { division } from '../division.ts'
import { findSteps } from './find-steps.ts'
import { type Job, type News, PONDER_HIT, STOP } from './messages.ts'

/** The thread that thinks and counts, so that the other one can listen meanwhile. */
const port = parentPort
if (port === null) throw new Error('search-thread runs as a worker thread only')
// Whoever starts this thread hands it the shared cells and nothing else.
const signals = new Int32Array(workerData as SharedArrayBuffer)
const isStopped = (): boolean => Atomics.load(signals, STOP) === 1
const tell = (news: News): void => port.postMessage(news)

port.on('message', (job: Job) => {
  const game = gameOf(job.kind === 'warm' ? job.slug : job.line.variant)
  if (game === undefined) throw new Error('asked about a game that is not here')
  if (job.kind === 'warm') return tell({ kind: 'warm' })
  if (job.kind === 'think') {
    const isHit = (): boolean => Atomics.load(signals, PONDER_HIT) === 1
    return tell({ kind: 'found', ...findSteps(game, job, { isStopped, isHit, now: () => performance.now(), tell }) })
  }
  const p = answered(openLine(game, job.line))
  let nodes = job.depth === 0 ? 1 : 0
  for (const share of job.depth === 0 ? [] : division(game, p, job.depth)) {
    tell({ kind: 'share', step: moveId(game, p, share.move), nodes: share.nodes })
    nodes += share.nodes
  }
  tell({ kind: 'counted', nodes })
})
