'use client'

import type { Seat } from '@variorum/engine/ask'
import { useMemo } from 'react'
import { useTRPCClient } from '../../../trpc/client.tsx'
import type { ServerAnswer } from './game-server.ts'
import type { GameRecord } from './record.ts'
import { answered, patienceMs } from './use-game-server.ts'
import type { SeatView, SecretMove } from './veiled.ts'

/** A game and what a seat may see of it. */
export interface Shown {
  readonly game: GameRecord
  readonly view: SeatView | null
}

/** The server of a game of which everybody sees a share. */
export interface VeiledServer {
  readonly fetch: () => Promise<GameRecord>
  /** The share of the seat to move. */
  readonly look: (seat: Seat) => Promise<ServerAnswer<Shown>>
  /** Plays a move; with the answer comes what the mover sees then. */
  readonly send: (move: SecretMove, version: number) => Promise<ServerAnswer<Shown>>
  readonly resign: (seat: Seat, thought?: number) => Promise<ServerAnswer>
  /** Says that the time of the seat to move has run out after `ply` moves. */
  readonly flag: (ply: number, thought: number) => Promise<ServerAnswer>
}

export function useVeiledServer(id: string): VeiledServer {
  const client = useTRPCClient()
  return useMemo(
    () => ({
      fetch: () => client.games.get.query({ id }),
      look: (seat) => answered(client.games.look.query({ id, seat }, { signal: AbortSignal.timeout(patienceMs) })),
      send: ({ ply, move, clientId, thought }, version) => {
        const signal = AbortSignal.timeout(patienceMs)
        const sent = client.games.move.mutate({ id, ply, version, move, clientId, thought }, { signal })
        return answered(sent.then(({ view, ...game }) => ({ game, view })))
      },
      resign: (seat, thought) => answered(client.games.resign.mutate({ id, seat, thought })),
      flag: (ply, thought) => answered(client.games.flag.mutate({ id, ply, thought })),
    }),
    [client, id],
  )
}
