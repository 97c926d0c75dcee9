'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { ServerAnswer } from './game-server.ts'
import { type Outbox, type PendingMove, retryDelayMs } from './outbox.ts'

/** What came of sending a move. */
export type Sent<Answer extends { readonly kind: string }> =
  | (Answer & { readonly clientId: string })
  | { readonly kind: 'unsent'; readonly clientId: string }

/**
 * Sends the first of the moves that wait, again and again until somebody has answered; `send` keeps its identity. Who
 * calls what it returns does not wait for the next attempt.
 */
export function useSending<Answer extends ServerAnswer<unknown, unknown>>(
  { record, pending, failures, isOutdated }: Outbox,
  send: (move: PendingMove, version: number) => Promise<Answer>,
  settle: (sent: Sent<Answer>) => void,
): () => void {
  const first = pending[0]
  const [attempt, setAttempt] = useState(0)
  const attempted = useRef(attempt)
  const underway = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the version has grown is no reason to send a move twice
  useEffect(() => {
    if (!first || isOutdated) return
    const { clientId } = first
    const settled = (sent: Sent<Answer>) => {
      underway.current = null
      settle(sent)
    }
    const begin = () => {
      if (underway.current === clientId) return
      underway.current = clientId
      send(first, record.version).then(
        (answer) => settled({ ...answer, clientId }),
        () => settled({ kind: 'unsent', clientId }),
      )
    }
    // Who asks for another attempt does not wait for it.
    const isAsked = attempted.current !== attempt
    attempted.current = attempt
    const timer = setTimeout(begin, failures === 0 || isAsked ? 0 : retryDelayMs(failures))
    return () => clearTimeout(timer)
  }, [first, failures, isOutdated, send, settle, attempt])
  return useCallback(() => setAttempt((count) => count + 1), [])
}
