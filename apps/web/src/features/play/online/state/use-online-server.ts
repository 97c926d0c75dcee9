'use client'

import { useMemo } from 'react'
import { useTRPCClient } from '../../../../trpc/client.tsx'
import { refusalOf } from '../../../../trpc/refusal-of.ts'
import { isSilence } from '../../state/silence.ts'
import { patienceMs } from '../../state/use-game-server.ts'
import type { OnlineAnswer, OnlineServer } from './online-server.ts'
import type { OnlineSnapshot } from './snapshot.ts'

async function answered(asked: Promise<OnlineSnapshot>): Promise<OnlineAnswer> {
  try {
    return { kind: 'acknowledged', record: await asked }
  } catch (error) {
    const { key, online } = refusalOf(error)
    // Nobody knows whether it was done: asking again is safe and right.
    if (isSilence(key)) throw error
    return { kind: 'refused', reason: key, record: online }
  }
}

/** The server of a game between people, through tRPC. */
export function useOnlineServer(id: string): OnlineServer {
  const client = useTRPCClient()
  return useMemo(() => {
    const patience = () => ({ signal: AbortSignal.timeout(patienceMs) })
    return {
      fetch: () => answered(client.online.get.query({ id }, patience())),
      send: ({ ply, move, clientId }, thought) =>
        answered(client.online.move.mutate({ id, ply, move, clientId, thought }, patience())),
      act: (act) => answered(client.online.act.mutate({ id, ...act }, patience())),
    }
  }, [client, id])
}
