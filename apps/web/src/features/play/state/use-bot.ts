'use client'

import type { BotLevel, Line, MoveId, ThoughtAnswer } from '@variorum/engine/ask'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Begins to think about a line and tells each thought; calling what it returns stops the thinking. */
export type Think = (
  line: Line,
  level: BotLevel,
  on: { readonly thought: (thought: ThoughtAnswer) => void; readonly broken: () => void },
) => () => void

export interface Bot {
  readonly isThinking: boolean
  readonly isBroken: boolean
  /** How deep it has looked, in plies; 0 before the first thought. */
  readonly depth: number
  /** Makes it play the best move it has found so far. */
  readonly hurry: () => void
  readonly wake: () => void
}

/** A bot that answers in a flash looks like a bug: its move waits until the person's own has been seen to arrive. */
const shortestMs = 450

/**
 * Lets the bot think whenever `line` is given, and hands its move to `play`. A new line or none stops the search: after
 * a takeback no move comes out of a position that is no longer on the board.
 */
export function useBot(line: Line | null, level: BotLevel | null, think: Think, play: (move: MoveId) => void): Bot {
  const [depth, setDepth] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const [wakings, setWakings] = useState(0)
  const hurried = useRef<() => void>(() => {})
  const key = line && level ? JSON.stringify([line, level, wakings]) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the line by value; a new array of the same moves must not restart the search
  useEffect(() => {
    setDepth(0)
    setBroken(false)
    if (!line || !level) return
    const begun = performance.now()
    let best: MoveId | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const answer = (move: MoveId) => {
      stop()
      timer ??= setTimeout(() => play(move), Math.max(0, shortestMs - (performance.now() - begun)))
    }
    const stop = think(line, level, {
      thought: (thought) => {
        best = thought.best ?? best
        setDepth(thought.depth)
        if (!thought.done) return
        if (best) answer(best)
        else setBroken(true)
      },
      broken: () => setBroken(true),
    })
    hurried.current = () => {
      if (best) answer(best)
    }
    return () => {
      hurried.current = () => {}
      clearTimeout(timer)
      stop()
    }
  }, [key])

  const hurry = useCallback(() => hurried.current(), [])
  const wake = useCallback(() => setWakings((count) => count + 1), [])
  return { isThinking: key !== null && !isBroken, isBroken, depth, hurry, wake }
}
