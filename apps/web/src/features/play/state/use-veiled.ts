'use client'

import type { MoveId, Seat } from '@variorum/engine/ask'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { newClientId } from '../../../lib/new-client-id.ts'
import { useVeiledTime } from '../device/use-veiled-time.tsx'
import type { ServerAnswer } from './game-server.ts'
import { type OneBoard, oneBoard } from './one-board.ts'
import { retryDelayMs } from './outbox.ts'
import type { GameRecord } from './record.ts'
import type { Time } from './time.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'
import { useChange } from './use-change.ts'
import { useFlag } from './use-flag.ts'
import { useFreshLook } from './use-fresh-look.ts'
import { useVeiledServer } from './use-veiled-server.ts'
import { covered, reduceVeiled, seatAt, type VeiledGame } from './veiled.ts'

export interface Veiled {
  readonly game: VeiledGame
  /** The clocks, which stand still while nobody has the board; null in a game without. */
  readonly time: Time | null
  /** Shows the board to the seat to move. */
  readonly take: () => void
  readonly cover: () => void
  /** Plays a move for the seat that has the board; settles when the server has answered. */
  readonly play: (move: MoveId, ply: number) => Promise<void>
  readonly resign: (seat: Seat) => void
  readonly isChanging: boolean
  readonly retry: () => void
  readonly dismiss: () => void
}

/**
 * A game of which everybody sees a share. Nothing of it is kept in this browser, a move on its way included: whoever comes
 * to the device next would find it.
 */
export function useVeiled(initial: GameRecord): Veiled {
  const server = useVeiledServer(initial.id)
  const [game, dispatch] = useReducer(reduceVeiled, initial, covered)
  const { record, pending, failures, curtain } = game

  const { toMove } = record
  const isLifting = curtain.kind === 'lifting'
  useEffect(() => {
    if (!isLifting || toMove === null) return
    server.look(toMove).then(
      (answer) => {
        if (answer.kind === 'refused') dispatch({ ...answer, kind: 'notShown' })
        else if (answer.record.view) dispatch({ kind: 'shown', record: answer.record.game, view: answer.record.view })
      },
      () => dispatch({ kind: 'notShown', reason: 'unreachable', record: null }),
    )
  }, [server, isLifting, toMove])

  const [attempt, setAttempt] = useState(0)
  const attempted = useRef(attempt)
  const underway = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the version has grown is no reason to send a move twice
  useEffect(() => {
    if (!pending) return
    const send = () => {
      if (underway.current === pending.clientId) return
      underway.current = pending.clientId
      server
        .send(pending, record.version)
        .then(
          (answer) => {
            if (answer.kind === 'refused') dispatch(answer)
            else dispatch({ kind: 'played', record: answer.record.game, view: answer.record.view })
          },
          () => dispatch({ kind: 'unsent' }),
        )
        .finally(() => {
          underway.current = null
        })
    }
    // Who asks for another attempt does not wait for it.
    const isAsked = attempted.current !== attempt
    attempted.current = attempt
    const timer = setTimeout(send, failures === 0 || isAsked ? 0 : retryDelayMs(failures))
    return () => clearTimeout(timer)
  }, [pending, failures, server, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  // The man stands where it was put for as long as nobody knows whether it may.
  const settled = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (pending) return
    settled.current?.()
    settled.current = null
  }, [pending])

  const look = useCallback(() => {
    server.fetch().then(
      (found) => {
        dispatch({ kind: 'refreshed', record: found })
        retry()
      },
      () => {},
    )
  }, [server, retry])
  useFreshLook(record, look)

  const cover = useCallback(() => dispatch({ kind: 'covered' }), [])
  useCoverWhenLeft(cover)
  useCoverWhenTakenElsewhere(record.id, curtain.kind !== 'closed', cover)
  useAskBeforeLeaving(failures > 0)

  const settleChange = useCallback((answer: ServerAnswer) => {
    if (answer.kind === 'acknowledged') dispatch({ kind: 'refreshed', record: answer.record })
    else dispatch({ ...answer, kind: 'notDone' })
  }, [])
  const { change, isChanging } = useChange(pending !== null, settleChange)

  const isPlayed = record.mine && record.outcome === null
  const rests = seatAt(game) === null || pending !== null
  const time = useVeiledTime(record, isPlayed, rests)
  const { isOut = false, thought } = time ?? {}
  // Until the server has said what becomes of it: a refusal is read first.
  const isToFlag = isOut && isPlayed && pending === null && !isChanging && game.refusal === null
  useFlag(isToFlag, () => {
    const took = thought?.() ?? 0
    change(() => server.flag(record.ply, took))
  })

  return {
    game,
    time,
    take: useCallback(() => dispatch({ kind: 'taken' }), []),
    cover,
    play: useCallback(
      (move, ply) => {
        dispatch({ kind: 'made', clientId: newClientId(), ply, move, thought: thought?.() })
        return new Promise((resolve) => {
          settled.current = resolve
        })
      },
      [thought],
    ),
    resign: (seat) => {
      const took = thought?.()
      change(() => server.resign(seat, took))
    },
    isChanging,
    retry,
    dismiss: useCallback(() => dispatch({ kind: 'dismissed' }), []),
  }
}

/** Whoever looks away from the page may come back as somebody else; and a page that a browser keeps is kept covered. */
function useCoverWhenLeft(cover: () => void): void {
  useEffect(() => {
    const coverNow = () => flushSync(cover)
    const coverIfHidden = () => {
      if (document.visibilityState === 'hidden') coverNow()
    }
    document.addEventListener('visibilitychange', coverIfHidden)
    window.addEventListener('pagehide', coverNow)
    return () => {
      document.removeEventListener('visibilitychange', coverIfHidden)
      window.removeEventListener('pagehide', coverNow)
    }
  }, [cover])
}

/** Of all windows of a game that lie side by side one shows a share: the one that took the board last. */
function useCoverWhenTakenElsewhere(id: string, isTaken: boolean, cover: () => void): void {
  const board = useRef<OneBoard | null>(null)
  useEffect(() => {
    const opened = oneBoard(id, cover)
    board.current = opened
    return opened.leave
  }, [id, cover])
  useEffect(() => {
    if (isTaken) board.current?.take()
  }, [isTaken])
}
