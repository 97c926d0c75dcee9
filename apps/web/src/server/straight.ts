import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from './log.ts'
import { answerWhole, maxBodyBytes, tooLong } from './trpc/answer.ts'

/**
 * Answers a question of a page past Next, which finds out for each of them which page it is of, and passes a stream on
 * through two of its own: that costs a server as much as to judge a move. `scripts/serve.mjs` finds it in this process,
 * as `globalThis.variorumStraight`, since everything here is built by Next; where it is not, Next answers the same.
 */
export async function answerStraight(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const gone = new AbortController()
  answer.once('close', () => gone.abort())
  try {
    const body = asked.method === 'POST' ? await bodyOf(asked) : null
    // What is not read of it is in the way of the next question on this connection.
    if (body === undefined) answer.setHeader('connection', 'close')
    await send(body === undefined ? tooLong() : await answerWhole(requestOf(asked, body, gone.signal)), answer)
  } catch (error) {
    // Whoever left in the middle is owed nothing.
    if (gone.signal.aborted) return
    log.error({ err: error }, 'a question came to nothing')
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(500).end()
  }
}

function requestOf(
  { url = '/', method = 'GET', headers }: IncomingMessage,
  body: string | null,
  signal: AbortSignal,
): Request {
  const told = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') told.set(name, value)
    else for (const one of value ?? []) told.append(name, one)
  }
  // Where it came to stands in its headers; an address needs some host all the same.
  return new Request(new URL(url, 'http://localhost'), { method, headers: told, body, signal })
}

/** Undefined where it is too long: then no more of it is kept. */
async function bodyOf(asked: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  // Not destroyed when no more of it is wanted: with it would go the connection, and what there is to say.
  for await (const part of asked.iterator({ destroyOnReturn: false })) {
    bytes += part.length
    if (bytes > maxBodyBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

async function send(told: Response, answer: ServerResponse): Promise<void> {
  const cookies = told.headers.getSetCookie()
  if (cookies.length > 0) answer.setHeader('set-cookie', cookies)
  for (const [name, value] of told.headers) if (name !== 'set-cookie') answer.setHeader(name, value)
  answer.statusCode = told.status
  const isStream = told.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (!isStream || told.body === null) {
    answer.end(Buffer.from(await told.arrayBuffer()))
    return
  }
  answer.flushHeaders()
  const reader = told.body.getReader()
  answer.once('close', () => void reader.cancel().catch(() => {}))
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (!answer.write(part.value)) await drained(answer)
  }
  answer.end()
}

/** Who reads slowly is waited for, unless they leave. */
function drained(answer: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      answer.off('drain', done).off('close', done)
      resolve()
    }
    if (answer.destroyed) return resolve()
    answer.once('drain', done).once('close', done)
  })
}
