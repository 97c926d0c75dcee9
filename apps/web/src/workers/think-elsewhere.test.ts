import { expect, it } from 'vitest'
import { thinkElsewhere } from './think-elsewhere.ts'

const line = { variant: 'ultima', moves: [] }

/** Workers that note what they are told, and a hand that answers for the last one asked to search. */
function workers() {
  const started: { told: object[]; isEnded: boolean; worker: Worker }[] = []
  const start = (): Worker => {
    const told: object[] = []
    const one = { told, isEnded: false, worker: {} as Worker }
    // As much of a worker as is used.
    one.worker = {
      postMessage: (message: object) => told.push(message),
      terminate: () => {
        one.isEnded = true
      },
    } as unknown as Worker
    started.push(one)
    return one.worker
  }
  return { started, ...thinkElsewhere(start) }
}

it('searches in the worker that got ready for it', async () => {
  const { started, prepare, think } = workers()
  prepare('ultima')
  const quit = new AbortController()
  const first = think(line, { seed: 1 }, quit.signal)[Symbol.asyncIterator]().next()
  expect(started.map(({ told }) => told)).toEqual([[{ soon: 'ultima' }, { about: line, options: { seed: 1 } }]])
  quit.abort()
  expect((await first).done).toBe(true)
})

it('ends the worker of a search that is stopped, at once, and has another get ready', async () => {
  const { started, think } = workers()
  const quit = new AbortController()
  const first = think(line, { seed: 1 }, quit.signal)[Symbol.asyncIterator]().next()
  quit.abort()
  expect(started[0]?.isEnded).toBe(true)
  await first
  expect(started.map(({ told, isEnded }) => [told.length, isEnded])).toEqual([
    [1, true],
    [1, false],
  ])
  expect(started[1]?.told).toEqual([{ soon: 'ultima' }])
})

it('does not count on a worker that broke before it was wanted', () => {
  const { started, prepare, think } = workers()
  prepare('ultima')
  // No more of the event is read than that there was one.
  started[0]?.worker.onerror?.call(started[0].worker, new Event('error') as ErrorEvent)
  void think(line, { seed: 1 }, new AbortController().signal)[Symbol.asyncIterator]().next()
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false])
  expect(started[1]?.told).toEqual([{ about: line, options: { seed: 1 } }])
})
