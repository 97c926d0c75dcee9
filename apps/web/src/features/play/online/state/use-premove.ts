'use client'

import { useQuery } from '@tanstack/react-query'
import type { MoveAnswer } from '@variorum/engine/ask'
import type { BoardMark } from '@variorum/ui/board'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTRPC } from '../../../../trpc/client.tsx'
import type { Ahead } from '../../components/table-of-play.tsx'
import { lineOf } from '../../state/record.ts'
import type { OnlineGame } from './online-game.ts'
import type { Premove } from './online-state.ts'

export interface PremoveParts {
  readonly ahead: Ahead | null
  readonly marks: readonly BoardMark[]
}

const none: readonly BoardMark[] = []

/** Where a man is to go as soon as it may. */
function marksOf(premove: Premove | null): readonly BoardMark[] {
  if (!premove) return none
  const { from, to } = premove
  if (from === to) return [{ shape: 'frame', cell: from }]
  return [
    { shape: 'frame', cell: from },
    { shape: 'corners', cell: to },
    { shape: 'arrow', from, to },
  ]
}

/**
 * Deciding ahead while the other is to move. Not in games of days, which nobody waits for at the board; nor where each sees
 * only a share: what may be decided ahead would tell what is not seen.
 */
export function usePremove({ online, game, toMove }: OnlineGame): PremoveParts {
  const trpc = useTRPC()
  const { snapshot, premove, premoveTo, moves, outbox } = online
  const { mySeat, clock } = snapshot
  const isWaiting = mySeat !== null && toMove !== null && toMove !== mySeat && game.isComplete
  const isAsked = isWaiting && snapshot.isOpen && clock?.kind !== 'days' && !outbox.isOutdated
  const { variant, start } = lineOf(game.record)
  const possible = useQuery({
    ...trpc.engine.premoves.queryOptions({ line: { variant, start, moves: [...moves] }, seat: mySeat ?? 0 }),
    enabled: isAsked,
    gcTime: 60_000,
  })

  useDrop(premove !== null, () => premoveTo(null))

  const { data } = possible
  const { men } = game.live.position
  const ahead = useMemo(() => {
    if (!isAsked || !data || mySeat === null) return null
    const kindAt = new Map(men.map(({ cell, kind }) => [cell, kind]))
    const own: readonly MoveAnswer[] = data
      // What a man might do that it may be made into meanwhile, one does not ask of the man that stands there.
      .filter(({ act, from, kind }) => act === 'drop' || kindAt.get(from) === kind)
      .map((move) => ({ ...move, seat: mySeat, text: move.id, victims: [] }))
    return { seat: mySeat, moves: own, make: (id: string) => premoveTo(own.find((move) => move.id === id) ?? null) }
  }, [isAsked, data, mySeat, men, premoveTo])
  return { ahead, marks: marksOf(premove) }
}

/** Escape or the right button takes back what was decided ahead. */
function useDrop(isSet: boolean, drop: () => void): void {
  const dropBy = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') drop()
  })
  useEffect(() => {
    if (!isSet) return
    window.addEventListener('keydown', dropBy)
    window.addEventListener('contextmenu', dropBy)
    return () => {
      window.removeEventListener('keydown', dropBy)
      window.removeEventListener('contextmenu', dropBy)
    }
  }, [isSet])
}
