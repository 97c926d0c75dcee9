'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '../../../trpc/client.tsx'
import { useLiveLobby } from '../../../trpc/use-live.ts'

/** How often it is looked while nothing is heard, and while all is: a guest's first stream does not know them yet. */
const deafMs = 3_000
const hearingMs = 20_000

/** What is wished for by all, as it changes. */
export function useLobby() {
  const trpc = useTRPC()
  const queries = useQueryClient()
  // Whose wish was answered hears of it as well, though their stream began before anybody knew them.
  const status = useLiveLobby(() => void queries.invalidateQueries(trpc.lobby.pathFilter()))
  const refetchInterval = status === 'live' ? hearingMs : deafMs
  return useQuery(trpc.lobby.list.queryOptions(undefined, { refetchInterval, staleTime: 0 }))
}
