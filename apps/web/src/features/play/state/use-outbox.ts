'use client'

import type { MoveId } from '@variorum/engine/ask'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { GameServer, ServerAnswer } from './game-server.ts'
import { newClientId } from './new-client-id.ts'
import {
  emptyOutbox,
  type KeptMoves,
  type Mover,
  movesOf,
  type Outbox,
  type OutboxEvent,
  otherRules,
  reduceOutbox,
  retryDelayMs,
} from './outbox.ts'
import type { GameRecord } from './record.ts'
import { type AskChange, useChange } from './use-change.ts'
import { useFreshLook } from './use-fresh-look.ts'
import { useKeptMoves } from './use-kept-moves.ts'
import { useLastSeen } from './use-last-seen.ts'

export interface LiveGame {
  readonly outbox: Outbox
  readonly moves: readonly MoveId[]
  /** Plays a move in the position after `ply` moves; nothing happens when the game has gone on since. */
  readonly make: (move: MoveId, ply: number, by: Mover) => void
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
  const { record, failures, isOutdated } = outbox
  const moves = movesOf(outbox)
  const first = outbox.pending[0]

  const [attempt, setAttempt] = useState(0)
  const attempted = useRef(attempt)
  const underway = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the version has grown is no reason to send a move twice
  useEffect(() => {
    if (!first || isOutdated) return
    const { clientId } = first
    const settle = (event: OutboxEvent) => {
      underway.current = null
      dispatch(event)
    }
    const send = () => {
      if (underway.current === clientId) return
      underway.current = clientId
      server.send(first, record.version).then(
        (answer) => settle({ ...answer, clientId }),
        () => settle({ kind: 'unsent', clientId }),
      )
    }
    // Who asks for another attempt does not wait for it.
    const isAsked = attempted.current !== attempt
    attempted.current = attempt
    const timer = setTimeout(send, failures === 0 || isAsked ? 0 : retryDelayMs(failures))
    return () => clearTimeout(timer)
  }, [first, failures, isOutdated, server, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  const look = useCallback(() => {
    // A look that fails leaves the picture as it is; the next focus, message or move looks again.
    server.fetch().then(
      (found) => {
        if (found.kind === 'acknowledged') {
          dispatch({ kind: 'refreshed', record: found.record })
          retry()
        } else if (found.reason === otherRules) dispatch({ kind: 'outdated' })
      },
      () => {},
    )
  }, [server, retry])
  useFreshLook(record, look)

  useKeptMoves(
    outbox,
    useCallback((kept: KeptMoves) => dispatch({ kind: 'restored', kept }), []),
  )

  const make = useCallback(
    (move: MoveId, ply: number, by: Mover) => dispatch({ kind: 'made', clientId: newClientId(), ply, move, by }),
    [],
  )
  const refuse = useCallback((move: MoveId, reason: string) => dispatch({ kind: 'notPlayed', move, reason }), [])
  const dismiss = useCallback(() => dispatch({ kind: 'dismissed' }), [])

  const settleChange = useCallback((answer: ServerAnswer) => {
    if (answer.kind === 'acknowledged') dispatch({ kind: 'refreshed', record: answer.record })
    else dispatch({ ...answer, kind: 'notDone' })
  }, [])
  const { change, isChanging } = useChange(first !== undefined, settleChange)

  const { remember } = lastSeen
  useEffect(() => void remember(record), [remember, record])
  return { outbox, moves, make, refuse, retry, dismiss, change, isChanging }
}
