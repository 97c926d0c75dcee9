'use client'

import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so long: whoever walks through a game does not want every position asked about. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
