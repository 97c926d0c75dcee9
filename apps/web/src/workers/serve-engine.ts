import { callTRPCProcedure, getErrorShape, getTRPCErrorFromUnknown } from '@trpc/server'
import { isAsyncIterable } from '@trpc/server/unstable-core-do-not-import'
import type { EngineContext } from '../lib/engine-router/context.ts'
import { rulesBuild } from '../lib/rules-build.ts'
import type { FromWorker, Port, ToWorker } from '../lib/worker-protocol.ts'
import { engineRoot } from './engine-root.ts'

type Call = Extract<ToWorker, { kind: 'call' }>

/** Serves the engine's router over messages, with the answers and errors it has over HTTP. */
export function serveEngine(port: Port, ctx: EngineContext): void {
  const running = new Map<number, AbortController>()
  const tell = (message: FromWorker) => port.postMessage(message)

  const answer = async (call: Call, signal: AbortSignal) => {
    try {
      const data = await ask(call, ctx, signal)
      if (isAsyncIterable(data)) {
        for await (const part of data) {
          if (signal.aborted) return
          tell({ kind: 'data', id: call.id, data: part })
        }
      } else {
        tell({ kind: 'data', id: call.id, data })
      }
      tell({ kind: 'end', id: call.id })
    } catch (cause) {
      if (!signal.aborted) tell({ kind: 'error', id: call.id, error: errorOf(cause, call, ctx) })
    } finally {
      running.delete(call.id)
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

function ask({ type, path, input }: Call, ctx: EngineContext, signal: AbortSignal): Promise<unknown> {
  return callTRPCProcedure({
    router: engineRoot,
    path,
    type,
    ctx,
    signal,
    getRawInput: async () => input,
    batchIndex: 0,
  })
}

function errorOf(cause: unknown, { type, path, input }: Call, ctx: EngineContext) {
  const error = getTRPCErrorFromUnknown(cause)
  return getErrorShape({ config: engineRoot._def._config, error, type, path, input, ctx })
}
