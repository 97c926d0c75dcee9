'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { GameRecord } from './record.ts'

/**
 * The game as this browser last saw it. A page that is gone back to inside the site is drawn from what the server sent
 * when it was first opened; the moves made on it since are not asked for again, but remembered.
 */
export function useLastSeen(initial: GameRecord) {
  const queries = useQueryClient()
  const { id } = initial
  const [record] = useState(() => {
    const seen = queries.getQueryData<GameRecord>(['game seen', id])
    return seen && seen.version > initial.version ? seen : initial
  })
  const remember = useCallback((seen: GameRecord) => queries.setQueryData(['game seen', id], seen), [queries, id])
  return { record, remember }
}
