'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { rememberBegun } from '../../../lib/begun-here.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import type { RouterInputs } from '../../../trpc/types.ts'
import { singly } from './singly.ts'

/** Sets up a game and goes to where it lives. Busy until the page is there, so that one press begins one game. */
export function useBegin() {
  const trpc = useTRPC()
  const router = useRouter()
  const creation = useMutation(
    trpc.games.create.mutationOptions({
      onSuccess: ({ id }) => {
        rememberBegun(id)
        router.push(`/games/${id}`)
      },
    }),
  )
  const meeting = useMutation(
    trpc.lobby.playBot.mutationOptions({ onSuccess: ({ gameId }) => router.push(`/games/${gameId}`) }),
  )
  const { mutate } = creation
  const { mutate: meet } = meeting
  // A second press may come before the screen shows the first: whether one has begun is not asked of the screen.
  const begin = useMemo(
    () =>
      singly((wish: RouterInputs['games']['create'], failed) => {
        mutate(wish, { onError: failed })
      }),
    [mutate],
  )
  const beginOnServer = useMemo(
    () =>
      singly((wish: RouterInputs['lobby']['playBot'], failed) => {
        meet(wish, { onError: failed })
      }),
    [meet],
  )
  return {
    begin,
    /** Against a bot that thinks there. */
    beginOnServer,
    isBusy: creation.isPending || creation.isSuccess || meeting.isPending || meeting.isSuccess,
    error: creation.error ?? meeting.error,
    reset: () => {
      creation.reset()
      meeting.reset()
    },
  }
}
