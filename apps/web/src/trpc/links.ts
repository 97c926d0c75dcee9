import { httpBatchLink, httpSubscriptionLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { rulesBuild, rulesHeader } from '../lib/rules-build.ts'
import type { AppRouter } from '../server/trpc/root.ts'
import { EngineHost } from './engine-host.ts'
import { engineLink } from './engine-link.ts'

/** How long the worker may take to say hello before the server is asked instead. */
const patienceMs = 3_000

let host: EngineHost | undefined

/** The page has one worker, whoever asks. */
function engineHost(): EngineHost {
  host ??= new EngineHost(startWorker, patienceMs, (by) => {
    // For whoever tests or debugs: who answers what concerns the engine.
    document.documentElement.dataset.engine = by
  })
  return host
}

/** How questions travel from a browser: to the worker beside the page, or over HTTP. */
export function browserLinks(): TRPCLink<AppRouter>[] {
  const url = '/api/trpc'
  return [
    engineLink(engineHost()),
    splitLink({
      condition: (op) => op.type === 'subscription',
      true: httpSubscriptionLink({ url }),
      // Lines are long; in an address there would be no room for them.
      false: httpBatchLink({
        url,
        methodOverride: 'POST',
        maxItems: 20,
        headers: { [rulesHeader]: rulesBuild },
      }),
    }),
  ]
}

/** While a page is rendered on the server, a component must find its answers prefetched: there is nobody to ask. */
export function serverLinks(): TRPCLink<AppRouter>[] {
  return [
    () =>
      ({ op }) =>
        observable((observer) => observer.error(new TRPCClientError(`${op.path} was not prefetched by its page.`))),
  ]
}

function startWorker(): Worker {
  return new Worker(new URL('../workers/engine.worker.ts', import.meta.url), { type: 'module' })
}
