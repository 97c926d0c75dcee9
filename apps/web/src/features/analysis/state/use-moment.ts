'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Line } from '@variorum/engine/ask'
import { useTRPC } from '../../../trpc/client.tsx'
import type { Moment } from './moment.ts'

export interface Shown {
  /** What is on the board; of the line asked about only when `isCurrent`. Null before anything is known. */
  readonly moment: Moment | null
  readonly isCurrent: boolean
  readonly isBroken: boolean
  readonly retry: () => void
}

/** The position at the end of a line. Only its last step is asked for: whoever walks a long game asks for little. */
export function useMoment({ variant, start, moves }: Line): Shown {
  const trpc = useTRPC()
  const move = moves.at(-1)
  const first = useQuery({
    ...trpc.engine.position.queryOptions({ line: { variant, start, moves: [] } }),
    enabled: move === undefined,
    placeholderData: keepPreviousData,
  })
  const step = useQuery({
    ...trpc.engine.play.queryOptions({ line: { variant, start, moves: moves.slice(0, -1) }, move: move ?? '-' }),
    enabled: move !== undefined,
    placeholderData: keepPreviousData,
  })
  const asked = move === undefined ? first : step
  const moment =
    move === undefined
      ? first.data
        ? { position: first.data, move: null }
        : null
      : step.data
        ? { position: step.data.position, move: step.data.move }
        : first.data
          ? { position: first.data, move: null }
          : null
  return {
    moment,
    isCurrent: asked.data !== undefined && !asked.isPlaceholderData,
    isBroken: asked.isError,
    retry: () => void asked.refetch(),
  }
}
