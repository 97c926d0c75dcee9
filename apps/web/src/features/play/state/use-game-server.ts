'use client'

import { useMemo } from 'react'
import { useTRPCClient } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import type { GameServer, ServerAnswer } from './game-server.ts'
import type { GameRecord } from './record.ts'

/** Nobody knows whether these were done: asking again is safe and right. */
const unanswered = new Set(['unreachable', 'internal', 'tooManyRequests', 'storageFull', 'cancelled'])

async function answered(asked: Promise<GameRecord>): Promise<ServerAnswer> {
  try {
    return { kind: 'acknowledged', record: await asked }
  } catch (error) {
    const { key, game } = refusalOf(error)
    if (unanswered.has(key)) throw error
    return { kind: 'refused', reason: key, record: game }
  }
}

/** The game's server, through tRPC. */
export function useGameServer(id: string): GameServer {
  const client = useTRPCClient()
  return useMemo(
    () => ({
      fetch: () => client.games.get.query({ id }),
      send: ({ ply, move, clientId }) => answered(client.games.move.mutate({ id, ply, move, clientId })),
      takeBack: (ply) => answered(client.games.takeBack.mutate({ id, ply })),
      resign: (seat) => answered(client.games.resign.mutate({ id, seat })),
    }),
    [client, id],
  )
}
