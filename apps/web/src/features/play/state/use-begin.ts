'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTRPC } from '../../../trpc/client.tsx'

/** Sets up a game and goes to where it lives. Busy until the page is there, so that one press begins one game. */
export function useBegin() {
  const trpc = useTRPC()
  const router = useRouter()
  const creation = useMutation(
    trpc.games.create.mutationOptions({ onSuccess: ({ id }) => router.push(`/games/${id}`) }),
  )
  return {
    begin: creation.mutate,
    isBusy: creation.isPending || creation.isSuccess,
    error: creation.error,
    reset: creation.reset,
  }
}
