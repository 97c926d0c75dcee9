'use client'

import type { BotLevel, Line, MoveId, ThoughtAnswer } from '@variorum/engine/ask'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Judgement } from './manners.ts'

/** What is to be thought about: as a bot of a level does, or within limits at full strength. */
export interface ToThink {
  readonly line: Line
  readonly level?: BotLevel
  readonly limits?: { readonly ms: number }
  readonly seed: number
}

/** Begins to think and tells each thought; calling what it returns stops the thinking. */
export type Think = (
  about: ToThink,
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
  /** How it thought of its game at each of its moves here. */
  readonly judgements: readonly Judgement[]
  /** What it expects to be played after its last move, as people write it; empty where it expects nothing in particular. */
  readonly expects: string
}

/** A bot that answers in a flash looks like a bug: its move waits until the person's own has been seen to arrive. */
const shortestMs = 450

/**
 * Lets the bot think whenever there is something to think about, and hands its move to `play`. Something new or nothing stops
 * the search: after a takeback no move comes out of a position that is no longer on the board.
 */
export function useBot(about: ToThink | null, think: Think, play: (move: MoveId) => void): Bot {
  const [depth, setDepth] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const [wakings, setWakings] = useState(0)
  const [judgements, setJudgements] = useState<readonly Judgement[]>([])
  const [expects, setExpects] = useState('')
  const hurried = useRef<() => void>(() => {})
  const key = about ? JSON.stringify([about, wakings]) : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what to think about by value; a new array of the same moves must not restart the search
  useEffect(() => {
    setDepth(0)
    setBroken(false)
    if (!about) return
    const begun = performance.now()
    const ply = about.line.moves.length
    let last: ThoughtAnswer | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const answer = ({ best, score, lineText }: ThoughtAnswer) => {
      stop()
      const make = () => {
        if (best === null) return
        // What was thought about moves that have been taken back since is no judgement of this game.
        setJudgements((before) => [...before.filter((one) => one.ply < ply), { ply, score }])
        setExpects(lineText[1] ?? '')
        play(best)
      }
      timer ??= setTimeout(make, Math.max(0, shortestMs - (performance.now() - begun)))
    }
    const stop = think(about, {
      thought: (thought) => {
        if (thought.best) last = thought
        setDepth(thought.depth)
        if (!thought.done) return
        if (last) answer(last)
        else setBroken(true)
      },
      broken: () => setBroken(true),
    })
    hurried.current = () => {
      if (last) answer(last)
    }
    return () => {
      hurried.current = () => {}
      clearTimeout(timer)
      stop()
    }
  }, [key])

  const hurry = useCallback(() => hurried.current(), [])
  const wake = useCallback(() => setWakings((count) => count + 1), [])
  return { isThinking: key !== null && !isBroken, isBroken, depth, hurry, wake, judgements, expects }
}
