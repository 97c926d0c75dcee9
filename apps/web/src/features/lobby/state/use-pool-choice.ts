'use client'

import { useEffect, useState } from 'react'
import { type PoolChoice, readChoice, usualChoice } from './pool-choice.ts'

const place = 'variorum.pool'

/** What suits whoever presses the one button, kept on the device where it can be. */
export function usePoolChoice(): readonly [PoolChoice, (choice: PoolChoice) => void] {
  const [choice, setChoice] = useState(usualChoice)
  // Once the page is alive, for the server knows nothing of it.
  useEffect(() => {
    try {
      const kept = readChoice(localStorage.getItem(place))
      if (kept) setChoice(kept)
    } catch {
      // A browser may keep nothing for us; then it lasts as long as the page.
    }
  }, [])
  const keep = (next: PoolChoice) => {
    setChoice(next)
    try {
      localStorage.setItem(place, JSON.stringify(next))
    } catch {
      // As above.
    }
  }
  return [choice, keep]
}
