'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '../../../trpc/client.tsx'

/** Does something to a player; afterwards everything is looked at anew, and it is told before anything goes from the page. */
export function useModerate(onDone: () => void = () => {}) {
  const trpc = useTRPC()
  const queries = useQueryClient()
  return useMutation(
    trpc.moderation.act.mutationOptions({
      onSuccess: onDone,
      onSettled: () => queries.invalidateQueries(trpc.moderation.pathFilter()),
    }),
  )
}
