'use client'

import { useQuery } from '@tanstack/react-query'
import type { MoveAnswer, MoveId, ReplayAnswer, Seat, StepAnswer } from '@variorum/engine/ask'
import type { Opinion, ReviewedMove } from '@variorum/engine/review'
import { useEffect, useRef, useState } from 'react'
import { useTRPC, useTRPCClient } from '../../../trpc/client.tsx'
import type { Judge } from './examine.ts'
import { judgeTrial, type Tried } from './trial.ts'
import type { Played } from './use-move-at.ts'

export type RetryPhase =
  | { readonly kind: 'trying' | 'hinted' | 'shown' | 'done' }
  | { readonly kind: 'judging' | 'broken'; readonly text: string }
  | { readonly kind: 'judged'; readonly text: string; readonly tried: Tried }

export interface Retry {
  readonly phase: RetryPhase
  /** Which of the mistakes, from 0. */
  readonly index: number
  readonly count: number
  readonly solved: number
  readonly seat: Seat
  /** Steps played when the mistake had been made. */
  readonly ply: number
  readonly opinion: Opinion | undefined
  /** The position it is tried from, or what the move that was tried has led to. */
  readonly shown: Pick<StepAnswer, 'position'> & { readonly move: MoveAnswer | null }
  readonly legal: readonly MoveAnswer[] | undefined
  readonly best: MoveAnswer | null
  readonly play: (move: MoveId) => Promise<void>
  readonly again: () => void
  readonly hint: () => void
  readonly solve: () => void
  readonly next: () => void
}

/** Mistakes of a game, one after the other, to be made good. */
export function useRetry(
  mistakes: readonly ReviewedMove[],
  first: number,
  replay: ReplayAnswer,
  opinions: readonly (Opinion | undefined)[],
  played: Played,
  judge: Judge,
): Retry {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const [index, setIndex] = useState(first)
  const [phase, setPhase] = useState<RetryPhase>({ kind: 'trying' })
  const [made, setMade] = useState<StepAnswer | null>(null)
  const [solved, setSolved] = useState<ReadonlySet<number>>(new Set())
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const { ply, seat } = mistakes[index] ?? { ply: 1, seat: 0 }
  const before = played.moves.slice(0, ply - 1)
  const opinion = opinions[ply - 1]
  const line = { variant: played.variant, moves: before, ...(played.start !== null && { start: played.start }) }
  const legal = useQuery({ ...trpc.engine.moves.queryOptions({ line }), staleTime: Number.POSITIVE_INFINITY }).data
  const from = replay.steps[ply - 2]
  const put = (kind: 'trying' | 'hinted' | 'shown' | 'done') => {
    running.current?.abort()
    setMade(null)
    setPhase({ kind })
  }

  const play = async (id: MoveId) => {
    if (!opinion) return
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const text = legal?.find((move) => move.id === id)?.text ?? id
    setPhase({ kind: 'judging', text })
    try {
      const step = await client.engine.play.query({ line, move: id }, { signal })
      setMade(step)
      const mistake = played.moves[ply - 1] ?? ''
      const tried = await judgeTrial({ before, mistake, opinion, seat, step, judge, signal })
      if (signal.aborted) return
      if (tried.verdict === 'best' || tried.verdict === 'good') setSolved((all) => new Set([...all, ply]))
      setPhase({ kind: 'judged', text, tried })
    } catch {
      if (!signal.aborted) setPhase({ kind: 'broken', text })
    }
  }

  return {
    phase,
    index,
    count: mistakes.length,
    solved: solved.size,
    seat,
    ply,
    opinion,
    shown: made ?? { position: from?.position ?? replay.start, move: from?.move ?? null },
    legal,
    best: legal?.find(({ id }) => id === opinion?.best) ?? null,
    play,
    again: () => put('trying'),
    hint: () => put('hinted'),
    solve: () => put('shown'),
    next: () => {
      if (index + 1 >= mistakes.length) return put('done')
      put('trying')
      setIndex(index + 1)
    },
  }
}
