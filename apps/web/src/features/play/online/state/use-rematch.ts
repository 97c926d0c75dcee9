'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useTRPC } from '../../../../trpc/client.tsx'
import { useNotices } from '../../../../trpc/use-live.ts'

export interface Rematch {
  /** `none`: nobody has asked; `asked`: one has oneself; `offered`: the other has; `begun`: it is being played. */
  readonly stage: 'none' | 'asked' | 'offered' | 'begun'
  readonly isBusy: boolean
  /** Why it was not done; null where nothing went wrong. */
  readonly refusal: unknown
  /** Asks for it, or agrees to it. */
  readonly ask: () => void
  /** Its address, when it has begun. */
  readonly path: string | null
}

/** The same game once more with sides changed. Who has asked for it goes to it when the other agrees. */
export function useRematch(id: string): Rematch {
  const trpc = useTRPC()
  const router = useRouter()
  const known = useQuery(trpc.lobby.rematchOf.queryOptions({ gameId: id }))
  const { refetch } = known
  useNotices(() => void refetch())
  const asking = useMutation(trpc.lobby.rematch.mutationOptions({ onSettled: () => void refetch() }))
  const gameId = known.data?.gameId ?? asking.data?.gameId ?? null
  const path = gameId === null ? null : `/games/${gameId}`
  const isWanted = asking.isSuccess
  useEffect(() => {
    if (isWanted && path !== null) router.push(path)
  }, [isWanted, path, router])
  const offer = known.data?.offer ?? asking.data?.offer ?? null
  return {
    stage: path !== null ? 'begun' : offer === null ? 'none' : offer.isMine ? 'asked' : 'offered',
    isBusy: asking.isPending || (isWanted && path !== null),
    refusal: asking.error,
    ask: () => asking.mutate({ gameId: id }),
    path,
  }
}
