'use client'

import { useCallback, useEffect, useRef } from 'react'

/**
 * Answers how long the turn that runs has been before its reader's eyes, milliseconds; undefined where the page came when
 * it had begun already. What a turn takes the server beyond that was on its way.
 */
export function useTurnSeen(isMine: boolean): () => number | undefined {
  const seen = useRef<number | null>(null)
  const wasMine = useRef(isMine)
  useEffect(() => {
    if (isMine !== wasMine.current) seen.current = isMine ? performance.now() : null
    wasMine.current = isMine
  }, [isMine])
  return useCallback(() => (seen.current === null ? undefined : Math.round(performance.now() - seen.current)), [])
}
