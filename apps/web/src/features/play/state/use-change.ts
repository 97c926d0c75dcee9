'use client'

import { useEffect, useRef, useState } from 'react'
import type { ServerAnswer } from './game-server.ts'

export type AskChange = () => Promise<ServerAnswer>

/**
 * Changes that are not moves, one at a time. While `isWaiting`, because a move is still being saved, a change waits its
 * turn: what was asked for is done after it or refused with a reason, never forgotten.
 */
export function useChange(isWaiting: boolean, settle: (answer: ServerAnswer) => void) {
  const [wished, setWished] = useState<AskChange | null>(null)
  const asked = useRef<AskChange | null>(null)

  useEffect(() => {
    if (!wished || isWaiting || asked.current === wished) return
    asked.current = wished
    wished()
      .catch((): ServerAnswer => ({ kind: 'refused', reason: 'unreachable', record: null }))
      .then(settle)
      .finally(() => setWished(null))
  }, [wished, isWaiting, settle])

  return { isChanging: wished !== null, change: (ask: AskChange) => setWished((before) => before ?? ask) }
}
