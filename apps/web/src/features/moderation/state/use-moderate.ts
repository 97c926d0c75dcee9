'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '../../../trpc/client.tsx'

/** Does something to a player; afterwards everything is looked at anew. */
export function useModerate() {
  const trpc = useTRPC()
  const queries = useQueryClient()
  return useMutation(
    trpc.moderation.act.mutationOptions({
      onSettled: () => queries.invalidateQueries(trpc.moderation.pathFilter()),
    }),
  )
}
