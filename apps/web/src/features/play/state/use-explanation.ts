'use client'

import { useQuery } from '@tanstack/react-query'
import type { CellName } from '@variorum/engine/ask'
import { useTRPC } from '../../../trpc/client.tsx'
import { lineOf } from './record.ts'
import type { Game } from './use-game.ts'

/** What the rules say about a cell: asked of the line where everybody knows it, else of the server for the seat that has the board. */
export function useExplanation(game: Game, about: CellName | null) {
  const trpc = useTRPC()
  const { veiled, record, ply } = game
  const cell = about ?? ''
  const { variant, start, moves } = lineOf(record, game.moves.slice(0, ply))
  const open = useQuery({
    ...trpc.engine.explain.queryOptions({ line: { variant, start, moves: [...moves] }, cell }),
    enabled: about !== null && veiled === null,
    gcTime: 60_000,
  })
  const share = useQuery({
    ...trpc.games.explain.queryOptions({ id: record.id, seat: veiled?.seat ?? 0, ply, cell }),
    enabled: about !== null && veiled !== null,
    // Nothing of it is left behind when the curtain closes.
    gcTime: 0,
  })
  return veiled === null ? open : share
}
