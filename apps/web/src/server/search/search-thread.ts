import { parentPort, workerData } from 'node:worker_threads'
import type { Asked, ThoughtAnswer } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { think } from '@variorum/engine/search'
import type { FromThread, ToThread } from './thread-messages.ts'

/**
 * A thread that thinks. A search blocks its thread until it is done, so it cannot hear messages meanwhile: it looks at
 * a shared cell instead, in which the server writes 1 when nobody wants the answer any more.
 */
const port = parentPort
if (port === null) throw new Error('search-thread runs as a worker thread only')
// The pool that starts this thread hands it the shared cell and nothing else.
const stop = new Int32Array(workerData as SharedArrayBuffer)

port.on('message', ({ line, options }: ToThread) => {
  const tell = (message: FromThread) => port.postMessage(message)
  const game = gameOf(line.variant)
  const asked: Asked<ThoughtAnswer> = game
    ? think(game, line, {
        ...options,
        now: () => performance.now(),
        shouldStop: () => Atomics.load(stop, 0) === 1,
        onThought: (thought) => tell({ kind: 'thought', thought }),
      })
    : { ok: false, error: { key: 'unknownVariant', params: { variant: line.variant } } }
  tell({ kind: 'finished', asked })
})
