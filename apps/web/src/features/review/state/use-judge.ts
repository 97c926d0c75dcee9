'use client'

import type { ThoughtAnswer } from '@variorum/engine/ask'
import { useMemo } from 'react'
import { useTRPCClient } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import type { Judge } from './examine.ts'

/** More than one line at a time, where more than the best move is asked for. */
export type LinesJudge = (...asked: [...Parameters<Judge>, lines?: number]) => Promise<ThoughtAnswer>

interface Begun {
  readonly variant: string
  readonly start: string | null
}

/**
 * Thinking wherever the engine runs. The same position is thought about alike whenever it is asked for. A server that has
 * had enough for now says for how long, and is asked again then.
 */
export function useJudge({ variant, start }: Begun): LinesJudge {
  const client = useTRPCClient()
  return useMemo(() => {
    const once: LinesJudge = (moves, nodes, signal, lines = 1) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        let last: ThoughtAnswer | null = null
        const line = { variant, moves: [...moves], ...(start !== null && { start }) }
        const subscription = client.engine.bestMove.subscribe(
          { line, limits: { nodes }, lines, seed: 1 },
          {
            onData: (thought) => {
              last = thought
            },
            onError: reject,
            onComplete: () => (last?.done ? resolve(last) : reject(new Error('The search ended without a word.'))),
          },
        )
        signal.addEventListener('abort', () => {
          subscription.unsubscribe()
          reject(signal.reason)
        })
      })
    const patient: LinesJudge = async (...asked) => {
      for (;;) {
        try {
          return await once(...asked)
        } catch (error) {
          const { key, params } = refusalOf(error)
          if (key !== 'tooManyRequests') throw error
          await pause(Number(params.seconds ?? 10) * 1_000, asked[2])
        }
      }
    }
    return patient
  }, [client, variant, start])
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
