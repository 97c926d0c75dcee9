import { type Dispatch, useCallback } from 'react'
import type { ServerAnswer } from './game-server.ts'
import { otherRules } from './outbox.ts'

type Looked<T> = { readonly kind: 'refreshed'; readonly record: T } | { readonly kind: 'outdated' }

/** Asks for a game anew and goes on with what waits. A look that fails leaves the picture as it is: another one follows. */
export function useLook<T>(
  server: { readonly fetch: () => Promise<ServerAnswer<T, unknown>> },
  dispatch: Dispatch<Looked<T>>,
  retry: () => void,
): () => void {
  return useCallback(() => {
    server.fetch().then(
      (found) => {
        if (found.kind === 'acknowledged') {
          dispatch({ kind: 'refreshed', record: found.record })
          retry()
        } else if (found.reason === otherRules) dispatch({ kind: 'outdated' })
      },
      () => {},
    )
  }, [server, dispatch, retry])
}
