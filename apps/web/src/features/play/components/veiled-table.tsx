'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Announcer, useAnnounce } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import { useLook } from '../../../lib/board/use-look.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import type { GameRecord } from '../state/record.ts'
import { useVeiled } from '../state/use-veiled.ts'
import type { VeiledGame } from '../state/veiled.ts'
import { Curtain } from './curtain.tsx'
import { Revealed } from './revealed.tsx'
import { SeatTable } from './seat-table.tsx'
import type { Furniture } from './table-of-play.tsx'

export interface VeiledTableProps extends Furniture {
  readonly record: GameRecord
}

/**
 * A game of which each side sees only its share, on one device: a curtain between the turns, and when it is up, the share
 * of one seat. When the game is over everybody sees everything.
 */
export function VeiledTable({ record: initial, ...furniture }: VeiledTableProps) {
  const veiled = useVeiled(initial)
  // Kept here, because the table itself goes with every turn.
  const { look, setLook } = useLook(furniture.look)
  const { record, curtain } = veiled.game
  useForgetExplanations(curtain.kind === 'open')
  if (record.outcome !== null) return <Revealed record={record} {...furniture} look={look} />
  return (
    <Announcer>
      <TurnSpeaker game={veiled.game} />
      {curtain.kind === 'open' ? (
        <SeatTable veiled={veiled} open={curtain} {...furniture} look={look} onLook={setLook} />
      ) : (
        <Curtain veiled={veiled} layout={furniture.layout} seats={furniture.variant.seats.length} />
      )}
    </Announcer>
  )
}

/** Says who has the board and who is next: nothing else outlives the curtain. What the board itself says goes with the board. */
function TurnSpeaker({ game: { record, curtain, pending } }: { readonly game: VeiledGame }) {
  const t = useTranslations('curtain')
  const announce = useAnnounce()
  const names = useNames()
  const state = curtain.kind === 'open' ? (curtain.isMade ? 'made' : 'open') : pending ? 'underway' : 'closed'
  const words = t(`spoken.${state}`, { side: names.seat(record.toMove ?? 0) })
  const spoken = useRef('')
  useEffect(() => {
    // Before anything has happened the page speaks for itself.
    if (spoken.current !== words && (spoken.current !== '' || state !== 'closed')) announce?.(words)
    spoken.current = words
  }, [announce, words, state])
  return null
}

/** Explanations are answers to one seat: none stays in the cache when the curtain closes. */
function useForgetExplanations(isOpen: boolean): void {
  const queries = useQueryClient()
  const trpc = useTRPC()
  useEffect(() => {
    if (isOpen) return () => queries.removeQueries({ queryKey: trpc.games.explain.pathKey() })
  }, [isOpen, queries, trpc])
}
