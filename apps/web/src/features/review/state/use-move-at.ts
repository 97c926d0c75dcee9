'use client'

import { useQuery } from '@tanstack/react-query'
import type { MoveAnswer, MoveId } from '@variorum/engine/ask'
import { useTRPC } from '../../../trpc/client.tsx'

export interface Played {
  readonly variant: string
  readonly start: string | null
  readonly moves: readonly MoveId[]
}

/** What a move would do after so many steps of a game, once the rules have said it. */
export function useMoveAt({ variant, start, moves }: Played, ply: number, move: MoveId | null): MoveAnswer | null {
  const trpc = useTRPC()
  const line = { variant, moves: moves.slice(0, ply), ...(start !== null && { start }) }
  const asked = useQuery({
    ...trpc.engine.play.queryOptions({ line, move: move ?? '' }),
    enabled: move !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return asked.data?.move ?? null
}
