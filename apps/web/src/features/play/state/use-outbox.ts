'use client'

import type { MoveId } from '@variorum/engine/ask'
import { useCallback, useEffect, useReducer, useState } from 'react'
import type { GameServer, ServerAnswer } from './game-server.ts'
import { emptyOutbox, movesOf, type Outbox, reduceOutbox, retryDelayMs } from './outbox.ts'
import type { GameRecord } from './record.ts'

export interface LiveGame {
  readonly outbox: Outbox
  readonly moves: readonly MoveId[]
  /** Plays a move in the position after `ply` moves; nothing happens when the game has gone on since. */
  readonly make: (move: MoveId, ply: number) => void
  readonly refresh: () => Promise<void>
  readonly retry: () => void
  readonly dismiss: () => void
  /** Asks for a change that is not a move; true while one is asked for. */
  readonly change: (ask: () => Promise<ServerAnswer>) => Promise<void>
  readonly isChanging: boolean
}

/** Shows moves at once, sends them in order, tries again when the server is out of reach, and follows other windows. */
export function useOutbox(initial: GameRecord, server: GameServer): LiveGame {
  const [outbox, dispatch] = useReducer(reduceOutbox, initial, emptyOutbox)
  const [isChanging, setChanging] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const moves = movesOf(outbox)
  const first = outbox.pending[0]

  const settle = useCallback((clientId: string, answer: ServerAnswer) => {
    if (answer.kind === 'acknowledged') dispatch({ kind: 'acknowledged', clientId, record: answer.record })
    else dispatch({ kind: 'refused', clientId, reason: answer.reason, record: answer.record })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` sends the same move again on request
  useEffect(() => {
    if (!first) return
    const send = () =>
      server.send(first).then(
        (answer) => settle(first.clientId, answer),
        () => dispatch({ kind: 'unsent', clientId: first.clientId }),
      )
    const timer = setTimeout(send, outbox.failures === 0 ? 0 : retryDelayMs(outbox.failures))
    return () => clearTimeout(timer)
  }, [first, outbox.failures, server, settle, attempt])

  const refresh = useCallback(async () => {
    // A refresh that fails leaves the picture as it is; the next focus, message or move asks again.
    const record = await server.fetch().catch(() => null)
    if (record) dispatch({ kind: 'refreshed', record })
  }, [server])

  useOtherWindows(outbox.record, refresh)

  const make = useCallback(
    (move: MoveId, ply: number) => dispatch({ kind: 'made', clientId: newClientId(), ply, move }),
    [],
  )

  const change = useCallback(async (ask: () => Promise<ServerAnswer>) => {
    setChanging(true)
    try {
      const answer = await ask()
      if (answer.kind === 'acknowledged') dispatch({ kind: 'refreshed', record: answer.record })
      else dispatch({ kind: 'notDone', reason: answer.reason, record: answer.record })
    } catch {
      dispatch({ kind: 'notDone', reason: 'unreachable', record: null })
    } finally {
      setChanging(false)
    }
  }, [])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const dismiss = useCallback(() => dispatch({ kind: 'dismissed' }), [])
  return { outbox, moves, make, refresh, retry, dismiss, change, isChanging }
}

/** Not `randomUUID`: that one is missing where a page is served without TLS to a phone in the same house. */
function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Two windows of one game stay equal: each tells the others what it has seen, and looks again when it comes into view. */
function useOtherWindows(record: GameRecord, refresh: () => Promise<void>): void {
  const { id, version } = record

  useEffect(() => {
    const channel = new BroadcastChannel(`game-${id}`)
    channel.postMessage(version)
    channel.onmessage = ({ data }) => {
      if (typeof data !== 'number') return
      if (data > version) void refresh()
      // A window that has just opened, or slept, is told what it has missed.
      else if (data < version) channel.postMessage(version)
    }
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
    }
  }, [id, version, refresh])
}
