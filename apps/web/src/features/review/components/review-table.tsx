'use client'

import type { ReplayAnswer, Seat, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import type { ReviewedMove } from '@variorum/engine/review'
import { Announcer } from '@variorum/ui/primitives'
import { useMemo, useState } from 'react'
import { setOf } from '../../../lib/board/fitting-look.ts'
import type { Look } from '../../../lib/board/look.ts'
import { StepKeys } from '../../../lib/browse/step-keys.tsx'
import { useView } from '../../../lib/browse/use-view.ts'
import { mistakesOf } from '../state/turning-points.ts'
import { useJudge } from '../state/use-judge.ts'
import { useReview } from '../state/use-review.ts'
import { RetryTable } from './retry-table.tsx'
import { ReviewDesk } from './review-desk.tsx'

export interface ReviewedGame {
  readonly id: string
  readonly variant: string
  readonly start: string | null
  readonly moves: readonly string[]
  /** The reader's seat; null for one who takes no side. */
  readonly mySeat: Seat | null
  /** By seat; null where there is no name. */
  readonly players: readonly (string | null)[]
  /** By step, what it took, milliseconds; null where that is not known. */
  readonly times: readonly (number | null)[] | null
}

export interface ReviewTableProps {
  readonly game: ReviewedGame
  readonly replay: ReplayAnswer
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly look: Look
}

/** A game that is over with what each move did, and its mistakes to be tried again. */
export function ReviewTable(props: ReviewTableProps) {
  const { game, replay, variant, look } = props
  const view = useView(replay.steps.length, game.mySeat ?? 0, variant.seats.length)
  const judge = useJudge(game)
  const state = useReview(game.id, replay, judge)
  const [retried, setRetried] = useState<{ readonly mistakes: readonly ReviewedMove[]; readonly first: number } | null>(
    null,
  )
  const pieceSet = useMemo(() => setOf(look, variant), [look, variant])

  /** Begins with that move, among the mistakes of its side or, when it was less than one, alone. */
  const tryMove = (move: ReviewedMove) => {
    const mistakes = mistakesOf(state.review, move.seat)
    const first = mistakes.findIndex(({ ply }) => ply === move.ply)
    setRetried(first < 0 ? { mistakes: [move], first: 0 } : { mistakes, first })
  }
  const tryAll = (seat: Seat) => setRetried({ mistakes: mistakesOf(state.review, seat), first: 0 })

  return (
    <Announcer>
      {retried ? (
        <RetryTable
          {...props}
          {...retried}
          opinions={state.opinions}
          judge={judge}
          pieceSet={pieceSet}
          onLeave={(ply) => {
            setRetried(null)
            view.goTo(ply)
          }}
        />
      ) : (
        <>
          <StepKeys onStep={view.step} />
          <ReviewDesk {...props} view={view} state={state} pieceSet={pieceSet} onTry={tryMove} onTryAll={tryAll} />
        </>
      )}
    </Announcer>
  )
}
