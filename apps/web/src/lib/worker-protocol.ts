import type { RefusalParams } from './refused.ts'

/** What the page tells the worker that serves the engine. */
export type ToWorker =
  | { readonly kind: 'hello' }
  | {
      readonly kind: 'call'
      readonly id: number
      readonly type: 'query' | 'mutation' | 'subscription'
      readonly path: string
      readonly input: unknown
    }
  | { readonly kind: 'stop'; readonly id: number }

/** What it answers: one `data` for a query, any number for a subscription, then `end`; or `error`. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly rules: string }
  | { readonly kind: 'data'; readonly id: number; readonly data: unknown }
  | { readonly kind: 'end'; readonly id: number }
  | { readonly kind: 'error'; readonly id: number; readonly error: ToldError }

/** Why there is no answer, as a key and parameters. */
export interface ToldError {
  readonly key: string
  readonly params: RefusalParams
}

/** Key of the error by which the worker says that it cannot think, so that somebody else may. */
export const searchUnavailable = 'searchUnavailable'

/** What both ends need of a `Worker`, of a worker's own scope and of a `MessagePort`. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}
