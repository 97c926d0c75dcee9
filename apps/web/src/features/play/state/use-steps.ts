'use client'

import type { Line, MoveId, ReplayAnswer, StepAnswer } from '@variorum/engine/ask'
import { useCallback, useEffect, useState } from 'react'
import { useTRPCClient } from '../../../trpc/client.tsx'
import { missingSteps } from './steps.ts'

export interface Steps {
  /** Steps known of the line, from its beginning; fewer than its moves while the rules are being asked. */
  readonly known: readonly StepAnswer[]
  readonly isComplete: boolean
  readonly isBroken: boolean
  readonly retry: () => void
  /** What a move does at the end of the line, kept for when it is played. */
  readonly ask: (move: MoveId) => Promise<StepAnswer>
}

/** The steps of a line that grows and shrinks: what has been asked once is not asked again. */
export function useSteps(line: Line, initial: ReplayAnswer): Steps {
  const client = useTRPCClient()
  const [all, setAll] = useState(initial.steps)
  const [attempt, setAttempt] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const { variant, start, moves } = line
  const { kept, moves: missing } = missingSteps(all, moves)
  const isComplete = missing.length === 0
  const key = moves.join(' ')

  // The rules come to this browser with the page, not with the first move: by then the network may be gone.
  useEffect(() => {
    client.engine.position.query({ line: { variant, moves: [] } }).catch(() => {})
  }, [client, variant])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the moves by value, `attempt` asks again on request
  useEffect(() => {
    if (isComplete) return
    let isStale = false
    client.engine.replay.query({ line: { variant, start, moves: [...moves] } }).then(
      (replay) => {
        if (isStale) return
        setAll(replay.steps)
        setBroken(false)
      },
      () => {
        if (!isStale) setBroken(true)
      },
    )
    return () => {
      isStale = true
    }
  }, [client, variant, start, key, isComplete, attempt])

  const ask = useCallback(
    async (move: MoveId) => {
      const step = await client.engine.play.query({ line: { variant, start, moves: [...moves] }, move })
      setAll((before) => [...before.slice(0, moves.length), step])
      return step
    },
    [client, variant, start, moves],
  )

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { known: all.slice(0, kept), isComplete, isBroken: isBroken && !isComplete, retry, ask }
}
