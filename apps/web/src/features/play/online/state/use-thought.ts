'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { OnlineSnapshot } from './snapshot.ts'

/**
 * How long one's turn had been before one's eyes when a move was first sent: sent again later, it says the same. Nothing
 * where the turn had begun before this page knew of it.
 */
export function useThought({ toMove, mySeat }: OnlineSnapshot): (clientId: string) => number | undefined {
  const isMine = mySeat !== null && toMove === mySeat
  const shownAt = useRef<number | null>(null)
  const wasMine = useRef(isMine)
  const last = useRef<{ readonly clientId: string; readonly ms: number } | null>(null)
  useEffect(() => {
    if (isMine !== wasMine.current) shownAt.current = isMine ? performance.now() : null
    wasMine.current = isMine
  }, [isMine])
  return useCallback((clientId) => {
    if (last.current?.clientId !== clientId) {
      last.current = shownAt.current === null ? null : { clientId, ms: performance.now() - shownAt.current }
    }
    return last.current?.ms
  }, [])
}
