'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '../../../trpc/client.tsx'
import { useNotices } from '../../../trpc/use-live.ts'
import type { Mine } from './changes.ts'

/** How often it is looked while something is wished for, which keeps the wish open, and otherwise. */
const wishingMs = 5_000
const idleMs = 30_000

/** What concerns whoever looks, as it changes. */
export function useMine() {
  const trpc = useTRPC()
  const queries = useQueryClient()
  useNotices(() => void queries.invalidateQueries(trpc.lobby.pathFilter()))
  return useQuery(
    trpc.lobby.mine.queryOptions(undefined, {
      staleTime: 0,
      refetchInterval: ({ state }) => (isWishing(state.data) ? wishingMs : idleMs),
      // Who reads another page meanwhile is still there.
      refetchIntervalInBackground: true,
    }),
  )
}

const isWishing = (mine: Mine | undefined): boolean => mine?.seeks.some(({ status }) => status === 'open') ?? false
