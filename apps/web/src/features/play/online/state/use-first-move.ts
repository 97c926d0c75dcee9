'use client'

import { useCallback } from 'react'
import type { Online } from './use-online.ts'
import { useServerNow } from './use-server-now.ts'

const secondMs = 1_000

/** Whole seconds that are left for a first move, which costs nothing but has to come; null where no such time runs. */
export function useFirstMove({ snapshot, offset }: Pick<Online, 'snapshot' | 'offset'>): number | null {
  const { clock, clocks, deadline, now: told } = snapshot
  const until = clocks.isFirst && clocks.running !== null && clock?.kind !== 'days' ? deadline : null
  const untilNext = useCallback(
    (now: number) => (until === null || now >= until ? null : ((until - now) % secondMs) + 1),
    [until],
  )
  const now = useServerNow(told, offset, untilNext)
  return until === null ? null : Math.max(0, Math.floor((until - now) / secondMs))
}
