'use client'

import type { Seat } from '@variorum/engine/ask'
import { useSearchParams } from 'next/navigation'
import { useCallback, useState } from 'react'
import { type BrowseStep, browse, isLookingBack, plyShown, type ViewPly, viewAsked, viewAt } from './browsing.ts'

export interface View {
  /** The ply that is shown. */
  readonly ply: number
  readonly isLookingBack: boolean
  readonly step: (step: BrowseStep) => void
  readonly goTo: (ply: number) => void
  readonly toLive: () => void
  readonly orientation: Seat
  readonly flip: () => void
}

/**
 * Which position of a game of so many plies is looked at, and from which side of the board. It begins with the one that
 * the address names, `?ply=12`, else with the latest.
 */
export function useView(length: number, seat: Seat, seats: number): View {
  const asked = useSearchParams().get('ply')
  const [view, setView] = useState<ViewPly>(() => viewAsked(asked, length))
  const [orientation, setOrientation] = useState<Seat>(seat)
  return {
    ply: plyShown(view, length),
    isLookingBack: isLookingBack(view, length),
    step: (step) => setView((before) => browse(before, step, length)),
    goTo: (to) => setView(viewAt(to, length)),
    toLive: useCallback(() => setView(null), []),
    orientation,
    flip: () => setOrientation((before) => (before + 1) % seats),
  }
}
