'use client'

import type { BoardMark } from '@variorum/ui/board'
import { useEffect, useEffectEvent } from 'react'
import type { Ahead } from '../../components/game-table.tsx'
import type { OnlineGame } from './online-game.ts'

export interface PremoveParts {
  readonly ahead: Ahead | null
  readonly marks: readonly BoardMark[]
}

/** Where a man is to go as soon as it may. */
function marksOf({ premove }: OnlineGame['online']): readonly BoardMark[] {
  if (!premove) return []
  const { from, to } = premove
  return [
    { shape: 'frame', cell: from },
    ...(from === to
      ? []
      : [
          { shape: 'arrow' as const, from, to },
          { shape: 'corners' as const, cell: to },
        ]),
  ]
}

/** Deciding ahead, while the other is to move; Escape or the other button takes it back. */
export function usePremove({ online }: OnlineGame): PremoveParts {
  const { premove, premoveTo } = online
  const drop = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return
    premoveTo(null)
  })
  const isSet = premove !== null
  useEffect(() => {
    if (!isSet) return
    window.addEventListener('keydown', drop)
    window.addEventListener('contextmenu', drop)
    return () => {
      window.removeEventListener('keydown', drop)
      window.removeEventListener('contextmenu', drop)
    }
  }, [isSet])
  return { ahead: null, marks: marksOf(online) }
}
