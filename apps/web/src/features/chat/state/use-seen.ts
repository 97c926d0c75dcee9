'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Whether something is before its reader's eyes: on the screen, and not folded away or in a window behind others. */
export function useIsSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  const [isLookedAt, setLookedAt] = useState(true)
  useEffect(() => {
    const look = () => setLookedAt(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isInView && isLookedAt
}
