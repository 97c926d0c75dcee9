import { expect, it } from 'vitest'
import { wholeMessages } from './whole-messages.ts'

const encoder = new TextEncoder()

/** A stream of these pieces, and what became of it. */
function streamOf(pieces: readonly string[]) {
  let given = 0
  let cancelled: unknown
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const piece = pieces[given++]
        if (piece === undefined) controller.close()
        else controller.enqueue(encoder.encode(piece))
      },
      cancel: (reason) => {
        cancelled = reason
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, given: () => given, cancelled: () => cancelled }
}

it('tells each message in one piece, and what is left at the end too', async () => {
  const { stream } = streamOf(['event: a\n', 'data: é\n', '\n\n', 'data: b\n\n', 'data: cut'])
  const told: string[] = []
  for await (const piece of wholeMessages(stream)) told.push(new TextDecoder().decode(piece))
  expect(told).toEqual(['event: a\ndata: é\n\n\n', 'data: b\n\n', 'data: cut'])
})

it('waits for whoever listens, and is over when they leave', async () => {
  const { stream, given, cancelled } = streamOf(['data: a\n\n', 'data: b\n\n', 'data: c\n\n'])
  const reader = wholeMessages(stream).getReader()
  await reader.read()
  expect(given()).toBe(1)
  await reader.cancel('gone')
  expect(cancelled()).toBe('gone')
})

it('fails as what it reads fails', async () => {
  const stream = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('lost')) })
  await expect(wholeMessages(stream).getReader().read()).rejects.toThrow('lost')
})
