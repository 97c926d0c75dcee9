import {
  type AnyProcedure,
  callTRPCProcedure,
  getErrorShape,
  getTRPCErrorFromUnknown,
  isTrackedEnvelope,
  TRPCError,
} from '@trpc/server'
import { createContext } from './context.ts'
import { logFailure } from './log-failure.ts'
import { appRouter } from './root.ts'

// In truth the record is flat, from paths to procedures; its type follows how routers are nested.
const procedures = appRouter._def.procedures as unknown as Readonly<Record<string, AnyProcedure>>

/** Whether what is asked is told bit by bit. */
export const isStream = (path: string): boolean =>
  Object.hasOwn(procedures, path) && procedures[path]?._def.type === 'subscription'

/** A sign of life wherever nothing is told for so long; a page that hears nothing for three of them comes again. */
const beatMs = 5_000

/** Most that may wait for a browser that reads slowly; then it is sent away, and resumes. */
const mostWaiting = 64

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither kept nor gathered on the way: what is packed would wait for more.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

const encoder = new TextEncoder()
const connected = `event: connected\ndata: ${JSON.stringify({ reconnectAfterInactivityMs: 3 * beatMs })}\n\n\n`
const beat = 'event: ping\ndata: \n\n\n'
const over = 'event: return\ndata: \n\n\n'

/**
 * Answers a subscription, in tRPC's own words. Its producer passes each message through five streams and as many
 * generators, which costs a server with a thousand pages more than to find out what to tell: here a message is printed
 * once and written once.
 */
export function answerStream(request: Request, path: string): Response {
  const gone = new AbortController()
  const leave = () => gone.abort()
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const send = (text: string) => {
          if (gone.signal.aborted) return
          if ((controller.desiredSize ?? 0) < -mostWaiting) return leave()
          rest.refresh()
          controller.enqueue(encoder.encode(text))
        }
        const rest = setInterval(() => send(beat), beatMs)
        rest.unref()
        request.signal.addEventListener('abort', leave, { once: true })
        const end = () => {
          clearInterval(rest)
          request.signal.removeEventListener('abort', leave)
          if (!isCancelled) controller.close()
        }
        void tell(request, path, gone.signal, send).finally(end)
      },
      cancel: () => {
        isCancelled = true
        leave()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(stream, { headers })
}

/** Tells everything there is until it is over, and why where it should not be. */
async function tell(request: Request, path: string, signal: AbortSignal, send: (text: string) => void): Promise<void> {
  send(connected)
  try {
    const ctx = await createContext({ headers: request.headers })
    const getRawInput = async () => inputOf(request)
    const call = { router: appRouter, path, type: 'subscription', ctx, getRawInput, signal, batchIndex: 0 } as const
    // It answers what the procedure does, which is a generator.
    const told = (await callTRPCProcedure(call)) as AsyncIterable<unknown>
    for await (const one of told) {
      if (signal.aborted) return
      send(printed(one))
    }
    send(over)
  } catch (thrown) {
    const error = getTRPCErrorFromUnknown(thrown)
    logFailure(error, path)
    const about = {
      config: appRouter._def._config,
      type: 'subscription',
      path,
      input: undefined,
      ctx: undefined,
    } as const
    send(`event: serialized-error\ndata: ${JSON.stringify(getErrorShape({ ...about, error }))}\n\n\n`)
  }
}

/** With what was seen by a browser that comes again, as it says itself or as tRPC's client says it. */
function inputOf({ url, headers }: Request): unknown {
  const { searchParams } = new URL(url)
  const text = searchParams.get('input')
  const input = text === null ? undefined : parsed(text)
  const lastEventId =
    headers.get('last-event-id') ?? searchParams.get('lastEventId') ?? searchParams.get('Last-Event-Id')
  return lastEventId && typeof input === 'object' ? { ...input, lastEventId } : input
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // Whoever asks so has made a mistake, and not the server.
    throw new TRPCError({ code: 'BAD_REQUEST', cause })
  }
}

function printed(told: unknown): string {
  if (!isTrackedEnvelope(told)) return `data: ${JSON.stringify(told)}\n\n\n`
  const [id, message] = told
  return `data: ${JSON.stringify(message)}\nid: ${id}\n\n\n`
}
