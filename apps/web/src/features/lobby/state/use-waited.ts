'use client'

import { useEffect, useState } from 'react'

/** Whole seconds since a moment, counted on; 0 while there is none. Never negative: the clocks of two machines differ. */
export function useWaited(since: string | null): number {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (since === null) return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [since])
  return since === null || now === null ? 0 : Math.max(0, Math.floor((now - Date.parse(since)) / 1_000))
}
