'use client'

import { useQuery } from '@tanstack/react-query'
import type { CellName } from '@variorum/engine/ask'
import { useTRPC } from '../../../trpc/client.tsx'
import { isKept, lineOf } from './record.ts'
import type { Game } from './use-game.ts'

/** What the rules say about a cell: asked of the line where everybody knows it, else of the server: for the seat that has the board, or for the player who asks. */
export function useExplanation(game: Game, about: CellName | null) {
  const trpc = useTRPC()
  const { veiled, record, ply } = game
  const isAsked = about !== null
  const ofWhom = !isKept(record) ? 'all' : record.mode === 'online' ? 'player' : 'seat'
  const cell = about ?? ''
  const { variant, start, moves } = lineOf(record, game.moves.slice(0, ply))
  const open = useQuery({
    ...trpc.engine.explain.queryOptions({ line: { variant, start, moves: [...moves] }, cell }),
    enabled: isAsked && ofWhom === 'all',
    gcTime: 60_000,
  })
  const share = useQuery({
    ...trpc.games.explain.queryOptions({ id: record.id, seat: veiled?.seat ?? 0, ply, cell }),
    enabled: isAsked && ofWhom === 'seat',
    // Nothing of it is left behind when the curtain closes.
    gcTime: 0,
  })
  const own = useQuery({
    ...trpc.online.explain.queryOptions({ id: record.id, ply, cell }),
    enabled: isAsked && ofWhom === 'player' && game.turn === 'person',
    gcTime: 0,
  })
  return { all: open, seat: share, player: own }[ofWhom]
}
