'use client'

import type { MoveId } from '@variorum/engine/ask'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { newClientId } from '../../../../lib/new-client-id.ts'
import { type KeptMoves, movesOf, type PendingMove } from '../../state/outbox.ts'
import { useChange } from '../../state/use-change.ts'
import { useFreshLook } from '../../state/use-fresh-look.ts'
import { useKeptMoves } from '../../state/use-kept-moves.ts'
import { useLook } from '../../state/use-look.ts'
import { useSending } from '../../state/use-sending.ts'
import type { OnlineAnswer } from './online-server.ts'
import { type OnlineState, openedOnline, type Premove, reduceOnline } from './online-state.ts'
import type { ActKind, OnlineSnapshot } from './snapshot.ts'
import { type Live, useLive } from './use-live.ts'
import { useOnlineServer } from './use-online-server.ts'
import { useOffset } from './use-server-now.ts'
import { useTurnSeen } from './use-turn-seen.ts'

/** A game between people: as it is known, and what may be done about it. */
export interface Online extends OnlineState, Live {
  /** The moves on their way included. */
  readonly moves: readonly MoveId[]
  /** How far the server's clock is ahead of this browser's. */
  readonly offset: number | null
  /** Plays a move in the position after `ply` moves. */
  readonly make: (move: MoveId, ply: number) => void
  /** Says that a move could not be played, and why. */
  readonly refuse: (move: MoveId, reason: string) => void
  readonly premoveTo: (move: Premove | null) => void
  /** It is one's turn, and these are the moves: what was decided ahead is played, if it is among them. */
  readonly mayMove: (ply: number, moves: readonly MoveId[]) => void
  readonly act: (kind: ActKind) => void
  readonly isActing: boolean
  readonly retry: () => void
  readonly dismiss: () => void
}

/** Acts that answer something, and mean something else once it has changed. */
const answering: ReadonlySet<ActKind> = new Set(['acceptDraw', 'acceptTakeback'])

export function useOnline(initial: OnlineSnapshot): Online {
  const [state, dispatch] = useReducer(reduceOnline, initial, openedOnline)
  const { snapshot, outbox, isBehind } = state
  const server = useOnlineServer(initial.id)
  const moves = movesOf(outbox)
  const turnSeen = useTurnSeen(snapshot.mySeat !== null && snapshot.toMove === snapshot.mySeat)
  const thoughts = useRef(new Map<string, number | undefined>())
  const send = useCallback((move: PendingMove) => server.send(move, thoughts.current.get(move.clientId)), [server])
  const retry = useSending<OnlineAnswer>(outbox, send, dispatch)
  /** A new move's id, under which it is kept how long it was thought about. */
  const newMove = useCallback(() => {
    const clientId = newClientId()
    thoughts.current.set(clientId, turnSeen())
    return clientId
  }, [turnSeen])

  const look = useLook(server, dispatch, retry)
  useFreshLook(outbox.record, look)
  useEffect(() => {
    if (isBehind) look()
  }, [isBehind, look])
  const live = useLive(snapshot, dispatch)

  useKeptMoves(
    outbox,
    useCallback((kept: KeptMoves) => dispatch({ kind: 'restored', kept }), []),
  )

  const { change, isChanging } = useChange<OnlineAnswer>(
    outbox.pending.length > 0,
    useCallback((answer) => {
      if (answer.kind === 'acknowledged') dispatch({ kind: 'refreshed', record: answer.record })
      else dispatch({ ...answer, kind: 'notDone' })
    }, []),
  )
  const { version } = snapshot

  return {
    ...state,
    moves,
    ...live,
    offset: useOffset(snapshot.now),
    make: useCallback(
      (move, ply) => dispatch({ kind: 'made', clientId: newMove(), ply, move, by: 'person' }),
      [newMove],
    ),
    refuse: useCallback((move, reason) => dispatch({ kind: 'notPlayed', move, reason }), []),
    premoveTo: useCallback((move) => dispatch(move ? { kind: 'premoved', move } : { kind: 'premoveDropped' }), []),
    mayMove: useCallback(
      (ply, legal) => dispatch({ kind: 'mayMove', ply, moves: legal, clientId: newMove() }),
      [newMove],
    ),
    act: (kind) => {
      const clientId = newClientId()
      const act = answering.has(kind) ? { kind, clientId, version } : { kind, clientId }
      change(() => server.act(act))
    },
    isActing: isChanging,
    retry,
    dismiss: useCallback(() => dispatch({ kind: 'dismissed' }), []),
  }
}
