'use client'

import { useEffect, useRef, useState } from 'react'
import type { ServerAnswer } from './game-server.ts'

export type AskChange<Answer = ServerAnswer> = () => Promise<Answer>

/** Nobody answered: as far as anybody knows it was not done. */
const unanswered = { kind: 'refused', reason: 'unreachable', record: null } as const

/**
 * Changes that are not moves, one at a time. While `isWaiting`, because a move is still being saved, a change waits its
 * turn: what was asked for is done after it or refused with a reason, never forgotten.
 */
export function useChange<Answer extends ServerAnswer<unknown, unknown> = ServerAnswer>(
  isWaiting: boolean,
  settle: (answer: Answer | typeof unanswered) => void,
) {
  const [wished, setWished] = useState<AskChange<Answer> | null>(null)
  const asked = useRef<AskChange<Answer> | null>(null)

  useEffect(() => {
    if (!wished || isWaiting || asked.current === wished) return
    asked.current = wished
    wished()
      .catch(() => unanswered)
      .then(settle)
      .finally(() => setWished(null))
  }, [wished, isWaiting, settle])

  return { isChanging: wished !== null, change: (ask: AskChange<Answer>) => setWished((before) => before ?? ask) }
}
