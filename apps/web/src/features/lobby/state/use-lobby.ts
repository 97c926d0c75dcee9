'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTRPC } from '../../../trpc/client.tsx'

/** How often the lobby is looked at. */
const everyMs = 3_000

/** What is wished for by all, and what concerns whoever looks. */
export function useLobby() {
  const trpc = useTRPC()
  const queries = useQueryClient()
  const list = useQuery(trpc.lobby.list.queryOptions(undefined, { refetchInterval: everyMs, staleTime: 0 }))
  const mine = useQuery(trpc.lobby.mine.queryOptions(undefined, { refetchInterval: everyMs, staleTime: 0 }))
  const { queryKey } = trpc.lobby.pathFilter()
  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: queryKey ?? [] }), [queries, queryKey])
  return { list, mine, refresh }
}
