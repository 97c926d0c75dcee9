'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTRPC } from '../../../trpc/client.tsx'

/** What one can do with wishes for games. Each leaves the lists as the server has them afterwards, done or refused. */
export function useActs() {
  const trpc = useTRPC()
  const queries = useQueryClient()
  const router = useRouter()
  const onSettled = () => queries.invalidateQueries(trpc.lobby.pathFilter())
  const go = ({ gameId }: { readonly gameId: string }) => router.push(`/games/${gameId}`)
  return {
    post: useMutation(trpc.lobby.post.mutationOptions({ onSettled })),
    challenge: useMutation(
      trpc.lobby.challenge.mutationOptions({
        onSettled,
        onSuccess: ({ id, kind }) => {
          if (kind === 'link') router.push(`/challenge/${id}`)
        },
      }),
    ),
    join: useMutation(trpc.lobby.join.mutationOptions({ onSettled })),
    accept: useMutation(trpc.lobby.accept.mutationOptions({ onSettled, onSuccess: go })),
    decline: useMutation(trpc.lobby.decline.mutationOptions({ onSettled })),
    withdraw: useMutation(trpc.lobby.withdraw.mutationOptions({ onSettled })),
  }
}

export type Acts = ReturnType<typeof useActs>
