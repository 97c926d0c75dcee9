'use client'

import { useEffect } from 'react'
import type { OnlineChange } from './online-state.ts'
import type { OnlineSnapshot } from './snapshot.ts'

/** Whether what happens is heard of as it happens. */
export type Connection = 'live' | 'connecting' | 'offline'

/** Hears what happens in a game, for as long as it is played. */
export function useLive(
  { outcome }: OnlineSnapshot,
  _dispatch: (change: OnlineChange) => void,
  look: () => void,
): Connection {
  const isOver = outcome !== null
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [isOver, look])
  return 'live'
}
