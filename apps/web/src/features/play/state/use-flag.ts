import { useEffect, useEffectEvent } from 'react'

/** Tells the server that a clock has run out, once each time it has: a refusal is read before it is told again. */
export function useFlag(isDue: boolean, tell: () => void): void {
  const flag = useEffectEvent(tell)
  useEffect(() => {
    if (isDue) flag()
  }, [isDue])
}
