'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTRPC } from '../../../trpc/client.tsx'
import { attendance } from './attendance.ts'
import type { SeekCard } from './changes.ts'
import { wished } from './wished.ts'

/** What one can do with wishes for games. Each leaves the lists as the server has them afterwards, done or refused. */
export function useActs() {
  const trpc = useTRPC()
  const queries = useQueryClient()
  const router = useRouter()
  const onSettled = () => {
    // By now the server knows who this is, and may have something to tell them.
    attendance.begin()
    return queries.invalidateQueries(trpc.lobby.pathFilter())
  }
  // It may have become a game before the server is asked again.
  const add = ({ id }: SeekCard) => wished.add(id)
  const go = ({ gameId }: { readonly gameId: string }) => router.push(`/games/${gameId}`)
  return {
    post: useMutation(trpc.lobby.post.mutationOptions({ onSettled, onSuccess: add })),
    challenge: useMutation(
      trpc.lobby.challenge.mutationOptions({
        onSettled,
        onSuccess: (seek) => {
          add(seek)
          if (seek.kind === 'link') router.push(`/challenge/${seek.id}`)
        },
      }),
    ),
    join: useMutation(trpc.lobby.join.mutationOptions({ onSettled, onSuccess: add })),
    accept: useMutation(trpc.lobby.accept.mutationOptions({ onSettled, onSuccess: go })),
    fill: useMutation(trpc.lobby.fill.mutationOptions({ onSettled, onSuccess: go })),
    decline: useMutation(trpc.lobby.decline.mutationOptions({ onSettled })),
    withdraw: useMutation(trpc.lobby.withdraw.mutationOptions({ onSettled })),
  }
}

export type Acts = ReturnType<typeof useActs>
