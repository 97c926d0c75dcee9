'use client'

import type { Line, LineAnswer, ThoughtAnswer } from '@variorum/engine/ask'
import { useEffect, useRef, useState } from 'react'
import { useTRPCClient } from '../../../trpc/client.tsx'

export interface Thinking {
  /** What the engine thinks of the line it was last asked about; null while it has said nothing. */
  readonly thought: ThoughtAnswer | null
  readonly lines: readonly LineAnswer[]
  readonly isRunning: boolean
  readonly isBroken: boolean
  readonly retry: () => void
  /** Thinks on where it had thought enough; null while it thinks. */
  readonly deepen: (() => void) | null
}

/** Whoever walks through a game does not want each position thought about. */
const settleMs = 150
/** How long a position is thought about unless somebody wants more, and how long then. */
const usualMs = 30_000
const longMs = 600_000
/** Positions whose thoughts are remembered: walking back shows them at once. */
const mostRemembered = 300

/** Thinks about a line for as long as it is given, wherever the engine runs; null stops it at once. */
export function useEngine(line: Line | null, count: number): Thinking {
  const client = useTRPCClient()
  const remembered = useRef(new Map<string, ThoughtAnswer>())
  const [news, setNews] = useState<{ readonly key: string; readonly thought: ThoughtAnswer } | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [long, setLong] = useState<string | null>(null)
  const key = line === null ? null : JSON.stringify([line.variant, line.start, line.moves, count])
  const isLong = key !== null && long === key

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the line by value, `attempt` asks again on request
  useEffect(() => {
    setBroken(false)
    if (line === null || key === null) {
      setRunning(false)
      return
    }
    const known = remembered.current.get(key)
    if (known) setNews({ key, thought: known })
    if (known?.done && !isLong) {
      setRunning(false)
      return
    }
    setRunning(true)
    let isDone = false
    let leave = () => {}
    const timer = setTimeout(() => {
      const { variant, start, moves } = line
      const subscription = client.engine.bestMove.subscribe(
        {
          line: { variant, start, moves: [...moves] },
          limits: { ms: isLong ? longMs : usualMs },
          lines: count,
          seed: 1,
        },
        {
          onData: (thought) => {
            isDone ||= thought.done
            if (thought.done) setRunning(false)
            // What was known goes deeper than what is found again at first.
            const best = remembered.current.get(key)
            const isDeeper = !best || thought.depth > best.depth || (thought.depth === best.depth && thought.nodes > 0)
            const kept = isDeeper ? thought : thought.done ? { ...best, done: true } : best
            remember(remembered.current, key, kept)
            setNews({ key, thought: kept })
          },
          onError: () => {
            setRunning(false)
            setBroken(true)
          },
          onComplete: () => {
            setRunning(false)
            if (!isDone) setBroken(true)
          },
        },
      )
      leave = () => subscription.unsubscribe()
    }, settleMs)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [client, key, isLong, attempt])

  const thought = key !== null && news?.key === key ? news.thought : null
  return {
    thought,
    lines: thought?.lines ?? [],
    isRunning,
    isBroken,
    retry: () => setAttempt((before) => before + 1),
    deepen: thought?.done && !isRunning && !isLong ? () => setLong(key) : null,
  }
}

function remember(thoughts: Map<string, ThoughtAnswer>, key: string, thought: ThoughtAnswer): void {
  thoughts.delete(key)
  thoughts.set(key, thought)
  const [oldest] = thoughts.keys()
  if (thoughts.size > mostRemembered && oldest !== undefined) thoughts.delete(oldest)
}
