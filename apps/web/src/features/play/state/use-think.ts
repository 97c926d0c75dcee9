'use client'

import { useCallback, useEffect } from 'react'
import { useTRPCClient } from '../../../trpc/client.tsx'
import type { Think } from './use-bot.ts'

/**
 * Thinking wherever the engine runs: in the worker beside the page, or on the server; at full strength where no level is
 * named. Where a game is named it gets ready for that at once, so that the first move is not waited for.
 */
export function useThink(soon: string | null): Think {
  const client = useTRPCClient()
  useEffect(() => {
    // Without it the first thought comes later, and nothing else is amiss.
    if (soon !== null) client.engine.prepare.query({ variant: soon }).catch(() => {})
  }, [client, soon])
  return useCallback(
    ({ line, level, limits, seed }, on) => {
      const { variant, start, moves } = line
      let isDone = false
      const subscription = client.engine.bestMove.subscribe(
        { line: { variant, start, moves: [...moves] }, level, limits, seed },
        {
          onData: (thought) => {
            isDone ||= thought.done
            on.thought(thought)
          },
          onError: () => on.broken(),
          onComplete: () => {
            if (!isDone) on.broken()
          },
        },
      )
      return () => subscription.unsubscribe()
    },
    [client],
  )
}
