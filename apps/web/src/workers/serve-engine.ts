import type { Answer } from '../lib/engine-router/about.ts'
import { answers } from '../lib/engine-router/answers.ts'
import type { EngineContext } from '../lib/engine-router/context.ts'
import { shortened } from '../lib/error-shape.ts'
import { Refusal } from '../lib/refused.ts'
import { rulesBuild } from '../lib/rules-build.ts'
import type { FromWorker, Port, ToldError, ToWorker } from '../lib/worker-protocol.ts'

type Call = Extract<ToWorker, { kind: 'call' }>

/** How any question is answered: once, or again and again. */
type Way = (
  ctx: EngineContext,
  input: unknown,
  signal: AbortSignal,
) => Promise<Answer<unknown>> | AsyncIterable<Answer<unknown>>

/**
 * Answers over messages what the engine is asked, with the answers and errors it has over HTTP. What comes in is not
 * checked as a stranger's words are: only the page this was built with asks here.
 */
export function serveEngine(port: Port, ctx: EngineContext): void {
  const running = new Map<number, AbortController>()
  const tell = (message: FromWorker) => port.postMessage(message)

  const answer = async ({ id, path, input }: Call, signal: AbortSignal) => {
    const pass = (answer: Answer<unknown>) => {
      if (!answer.ok) throw new Refusal(answer.error.key, answer.error.params)
      if (!signal.aborted) tell({ kind: 'data', id, data: answer.value })
    }
    try {
      const told = wayOf(path)(ctx, input, signal)
      if (told instanceof Promise) {
        pass(await told)
      } else {
        for await (const part of told) {
          pass(part)
          if (signal.aborted) return
        }
      }
      tell({ kind: 'end', id })
    } catch (cause) {
      if (!signal.aborted) tell({ kind: 'error', id, error: errorOf(cause) })
    } finally {
      running.delete(id)
    }
  }

  port.addEventListener('message', ({ data }) => {
    // Only our own page can post to this worker.
    const message = data as ToWorker
    if (message.kind === 'hello') return tell({ kind: 'ready', rules: rulesBuild })
    if (message.kind === 'stop') return running.get(message.id)?.abort()
    const controller = new AbortController()
    running.set(message.id, controller)
    void answer(message, controller.signal)
  })
}

// The page asks by the types of the server's router, whose procedures hand the same inputs to these same answers.
const ways = new Map(Object.entries(answers).map(([name, way]) => [`engine.${name}`, way as Way]))

function wayOf(path: string): Way {
  const way = ways.get(path)
  if (!way) throw new Refusal('notFound')
  return way
}

function errorOf(cause: unknown): ToldError {
  if (cause instanceof Refusal) return { key: cause.key, params: shortened(cause.params) }
  return { key: 'internal', params: {} }
}
