'use client'

import { useState } from 'react'
import { newsOf } from './news.ts'
import type { OnlineSnapshot } from './snapshot.ts'

/** Whether the other player declined one's offer of a draw, until the next move. */
export function useDrawDeclined(snapshot: OnlineSnapshot): boolean {
  const { mySeat, ply } = snapshot
  const [seen, setSeen] = useState<{ snapshot: OnlineSnapshot; ply: number | null }>({ snapshot, ply: null })
  if (seen.snapshot !== snapshot) {
    const isDeclined = newsOf(seen.snapshot, snapshot).some(
      ({ kind, seat }) => kind === 'drawDeclined' && seat !== mySeat,
    )
    setSeen({ snapshot, ply: isDeclined ? ply : seen.ply })
  }
  return mySeat !== null && seen.ply === ply
}
