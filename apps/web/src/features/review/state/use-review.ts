'use client'

import type { ReplayAnswer } from '@variorum/engine/ask'
import { type Review, reviewOf } from '@variorum/engine/review'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { examine, type Judge, nothingThought, type Opinions, progressOf } from './examine.ts'
import { keepReview, keptReview } from './kept-reviews.ts'

export interface ReviewState {
  readonly opinions: Opinions['first']
  readonly review: Review
  readonly stage: 'working' | 'stopped' | 'broken' | 'done'
  /** From 0 to 1. */
  readonly progress: number
  readonly stop: () => void
  readonly goOn: () => void
}

/** Searches side by side: a page leaves a core for everything else, and more than two would not be done sooner by much. */
const lanes = () => (navigator.hardwareConcurrency > 2 ? 2 : 1)

/** The review of a game. It begins by itself, goes on from what this browser has kept, and is kept there when done. */
export function useReview(id: string, replay: ReplayAnswer, judge: Judge): ReviewState {
  const [opinions, setOpinions] = useState<Opinions>(nothingThought)
  const [stage, setStage] = useState<ReviewState['stage']>('working')
  const running = useRef<AbortController | null>(null)
  const latest = useRef<Opinions | null>(null)
  const { spots, moves } = useMemo(() => {
    const positions = [replay.start, ...replay.steps.map(({ position }) => position)]
    return {
      spots: positions.map(({ toMove, outcome }) => ({ toMove, outcome })),
      moves: replay.steps.map(({ move }) => ({ id: move.id, seat: move.seat })),
    }
  }, [replay])

  const goOn = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    latest.current ??= tried(() => keptReview(localStorage, id)) ?? nothingThought
    setStage('working')
    const told = (next: Opinions) => {
      if (signal.aborted) return
      latest.current = next
      setOpinions(next)
    }
    examine({ spots, moves, before: latest.current, judge, lanes: lanes(), signal, told }).then(
      (all) => {
        if (signal.aborted) return
        tried(() => keepReview(localStorage, id, all))
        setStage('done')
      },
      () => {
        if (signal.aborted) return
        // The other lane need not go on.
        controller.abort()
        setStage('broken')
      },
    )
  }, [id, spots, moves, judge])

  useEffect(() => {
    goOn()
    return () => running.current?.abort()
  }, [goOn])

  const stop = useCallback(() => {
    running.current?.abort()
    setStage('stopped')
    tried(() => keepReview(localStorage, id, latest.current ?? nothingThought))
  }, [id])

  const review = useMemo(() => reviewOf(moves, opinions.first), [moves, opinions])
  return { opinions: opinions.first, review, stage, progress: progressOf(opinions, spots.length), stop, goOn }
}

/** A browser that keeps nothing, or has no room left, reviews anew next time. */
function tried<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
