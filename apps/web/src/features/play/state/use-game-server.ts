'use client'

import { useMemo } from 'react'
import { useTRPCClient } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import type { GameServer, ServerAnswer } from './game-server.ts'
import { isSilence } from './silence.ts'

/** A question without an answer for so long is asked again: its network may be gone without a word. */
export const patienceMs = 10_000

export async function answered<T>(asked: Promise<T>): Promise<ServerAnswer<T>> {
  try {
    return { kind: 'acknowledged', record: await asked }
  } catch (error) {
    const { key, game } = refusalOf(error)
    // Nobody knows whether it was done: asking again is safe and right.
    if (isSilence(key)) throw error
    return { kind: 'refused', reason: key, record: game }
  }
}

/** The game's server, through tRPC. */
export function useGameServer(id: string): GameServer {
  const client = useTRPCClient()
  return useMemo(
    () => ({
      fetch: () => answered(client.games.get.query({ id })),
      send: ({ ply, move, clientId, thought }, version) => {
        const signal = AbortSignal.timeout(patienceMs)
        return answered(client.games.move.mutate({ id, ply, version, move, clientId, thought }, { signal }))
      },
      takeBack: (ply, version, thought) => answered(client.games.takeBack.mutate({ id, ply, version, thought })),
      resign: (seat, thought) => answered(client.games.resign.mutate({ id, seat, thought })),
      changeLevel: (level) => answered(client.games.changeLevel.mutate({ id, level })),
      settle: (ply, as) => answered(client.games.settle.mutate({ id, ply, as })),
      noteHint: (ply) => {
        // A hint that nobody could write down is a hint all the same.
        client.games.noteHint.mutate({ id, ply }).catch(() => {})
      },
      flag: (ply, thought) => answered(client.games.flag.mutate({ id, ply, thought })),
    }),
    [client, id],
  )
}
