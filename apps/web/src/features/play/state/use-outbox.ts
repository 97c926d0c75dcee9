'use client'

import type { MoveId } from '@variorum/engine/ask'
import { useCallback, useEffect, useReducer } from 'react'
import { newClientId } from '../../../lib/new-client-id.ts'
import type { GameServer, ServerAnswer } from './game-server.ts'
import { emptyOutbox, type KeptMoves, type Mover, movesOf, type Outbox, reduceOutbox } from './outbox.ts'
import type { GameRecord } from './record.ts'
import { type AskChange, useChange } from './use-change.ts'
import { useFreshLook } from './use-fresh-look.ts'
import { useKeptMoves } from './use-kept-moves.ts'
import { useLastSeen } from './use-last-seen.ts'
import { useLook } from './use-look.ts'
import { useSending } from './use-sending.ts'

export interface LiveGame {
  readonly outbox: Outbox
  readonly moves: readonly MoveId[]
  /** Plays a move in the position after `ply` moves; nothing happens when the game has gone on since. */
  readonly make: (move: MoveId, ply: number, by: Mover, thought?: number) => void
  /** Says that a move could not be played, and why. */
  readonly refuse: (move: MoveId, reason: string) => void
  readonly retry: () => void
  readonly dismiss: () => void
  /** Asks for a change that is not a move, once the moves before it are saved; true until it is settled. */
  readonly change: (ask: AskChange) => void
  readonly isChanging: boolean
}

/** Shows moves at once, sends them in order, tries again when the server is out of reach, and follows other windows. */
export function useOutbox(initial: GameRecord, server: GameServer): LiveGame {
  const lastSeen = useLastSeen(initial)
  const [outbox, dispatch] = useReducer(reduceOutbox, lastSeen.record, emptyOutbox)
  const { record } = outbox
  const moves = movesOf(outbox)
  const retry = useSending(outbox, server.send, dispatch)

  const look = useLook(server, dispatch, retry)
  useFreshLook(record, look)

  useKeptMoves(
    outbox,
    useCallback((kept: KeptMoves) => dispatch({ kind: 'restored', kept }), []),
  )

  const make = useCallback(
    (move: MoveId, ply: number, by: Mover, thought?: number) =>
      dispatch({ kind: 'made', clientId: newClientId(), ply, move, by, thought }),
    [],
  )
  const refuse = useCallback((move: MoveId, reason: string) => dispatch({ kind: 'notPlayed', move, reason }), [])
  const dismiss = useCallback(() => dispatch({ kind: 'dismissed' }), [])

  const settleChange = useCallback((answer: ServerAnswer) => {
    if (answer.kind === 'acknowledged') dispatch({ kind: 'refreshed', record: answer.record })
    else dispatch({ ...answer, kind: 'notDone' })
  }, [])
  const { change, isChanging } = useChange(outbox.pending.length > 0, settleChange)

  const { remember } = lastSeen
  useEffect(() => void remember(record), [remember, record])
  return { outbox, moves, make, refuse, retry, dismiss, change, isChanging }
}
