'use client'

import { useEffect, useState } from 'react'
import { holdAlone } from '../../../lib/hold-alone.ts'

/**
 * Whether this window, of all the windows of this browser, holds the name: the one that was looked at last, because a
 * browser lets a window that nobody sees run slowly. Without a name, nobody holds anything.
 */
export function useHold(name: string | null): boolean {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (name === null) return
    // Missing where a page is served without TLS; then each window is on its own.
    if (!('locks' in navigator)) {
      setHeld(true)
      return
    }
    const isSeen = () => document.visibilityState === 'visible'
    const hold = holdAlone(navigator.locks, name, isSeen(), setHeld)
    const takeIfSeen = () => {
      if (isSeen()) hold.take()
    }
    document.addEventListener('visibilitychange', takeIfSeen)
    window.addEventListener('focus', takeIfSeen)
    return () => {
      document.removeEventListener('visibilitychange', takeIfSeen)
      window.removeEventListener('focus', takeIfSeen)
      hold.leave()
      setHeld(false)
    }
  }, [name])

  return isHeld && name !== null
}
