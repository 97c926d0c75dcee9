'use client'

import { useState } from 'react'
import { type News, newsOf } from './news.ts'
import type { OnlineSnapshot } from './snapshot.ts'

/** What the other player declined of what one asked for, until the next move. */
export function useDeclined(snapshot: OnlineSnapshot): Declined | null {
  const { mySeat, ply } = snapshot
  const [seen, setSeen] = useState<Seen>({ snapshot, ply: null, kind: null })
  if (seen.snapshot !== snapshot) {
    const declined = newsOf(seen.snapshot, snapshot).find(({ kind, seat }) => isDeclined(kind) && seat !== mySeat)?.kind
    setSeen(declined && isDeclined(declined) ? { snapshot, ply, kind: declined } : { ...seen, snapshot })
  }
  return mySeat !== null && seen.ply === ply ? seen.kind : null
}

type Declined = Extract<News['kind'], 'drawDeclined' | 'takebackDeclined'>

interface Seen {
  readonly snapshot: OnlineSnapshot
  readonly ply: number | null
  readonly kind: Declined | null
}

const isDeclined = (kind: News['kind']): kind is Declined => kind === 'drawDeclined' || kind === 'takebackDeclined'
