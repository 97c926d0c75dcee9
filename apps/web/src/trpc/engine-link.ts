import { type Operation, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { ErrorShape } from '../lib/error-shape.ts'
import { searchUnavailable, type ToldError } from '../lib/worker-protocol.ts'
import type { AppRouter } from '../server/trpc/root.ts'
import type { EngineHost } from './engine-host.ts'

/**
 * Asks the worker beside the page what concerns the engine, and passes everything else on. A question the worker cannot
 * answer (it did not start, it broke, it has no thread to think on) is passed on as well, one by one: whoever asked does
 * not notice who answered.
 */
export function engineLink(host: EngineHost): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (!op.path.startsWith('engine.')) return next(op)
      return observable((observer) => {
        let leave = () => {}
        let hasLeft = false

        const passOn = () => {
          const subscription = next(op).subscribe(observer)
          leave = () => subscription.unsubscribe()
        }
        const askWorker = () => {
          const isStream = op.type === 'subscription'
          if (isStream) {
            // The same signs of life that a stream over HTTP gives.
            observer.next({ result: { type: 'state', state: 'connecting', error: null } })
            observer.next({ result: { type: 'started' } })
            observer.next({ result: { type: 'state', state: 'pending', error: null } })
          }
          leave = host.ask(op, {
            data: (data) => observer.next({ result: { type: 'data', data } }),
            end: () => {
              if (isStream) {
                observer.next({ result: { type: 'stopped' } })
                observer.next({ result: { type: 'state', state: 'idle', error: null } })
              }
              observer.complete()
            },
            error: (error) => {
              if (error.key === searchUnavailable) passOn()
              else observer.error(TRPCClientError.from({ error: asOverHttp(op.path, error) }))
            },
            lost: passOn,
          })
        }

        const quit = () => {
          hasLeft = true
          leave()
        }
        whenAborted(op, () => {
          quit()
          observer.error(TRPCClientError.from(new DOMException('The question was taken back.', 'AbortError')))
        })
        void host.isThere().then((isThere) => {
          if (hasLeft) return
          if (isThere) askWorker()
          else passOn()
        })
        return quit
      })
    }
}

/** An error of the worker's, in the form in which the server tells its own; on this side nobody reads the codes. */
function asOverHttp(path: string, { key, params }: ToldError): ErrorShape {
  return {
    message: key,
    code: -32_600,
    data: { code: 'BAD_REQUEST', httpStatus: 400, path, key, params, state: null },
  }
}

function whenAborted({ signal }: Operation, leave: () => void): void {
  if (signal?.aborted) leave()
  else signal?.addEventListener('abort', leave, { once: true })
}
