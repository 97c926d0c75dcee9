'use client'

import { useEffect, useState } from 'react'

/** How far the server's clock is ahead of this browser's, from the moment it was last `told`; null until that is known. */
export function useOffset(told: number): number | null {
  const [offset, setOffset] = useState<number | null>(null)
  useEffect(() => setOffset(told - Date.now()), [told])
  return offset
}

/**
 * What the server's clock shows; what it told last until the two can be compared. Looked at again when `untilNext` says
 * that something changes, and at once when the page is seen again: a page in the background is not woken in time.
 */
export function useServerNow(told: number, offset: number | null, untilNext: (now: number) => number | null): number {
  const [now, setNow] = useState(told)
  useEffect(() => {
    if (offset === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const at = Date.now() + offset
      setNow(at)
      clearTimeout(timer)
      const wait = untilNext(at)
      if (wait !== null) timer = setTimeout(look, wait)
    }
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    look()
    document.addEventListener('visibilitychange', lookIfSeen)
    window.addEventListener('focus', look)
    window.addEventListener('pageshow', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
      window.removeEventListener('focus', look)
      window.removeEventListener('pageshow', look)
    }
  }, [offset, untilNext])
  return Math.max(now, told)
}
