'use client'

import type { Opinion, ReviewedMove } from '@variorum/engine/review'
import type { BoardMark } from '@variorum/ui/board'
import type { PieceSet } from '@variorum/ui/piece-sets'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { Judge } from '../state/examine.ts'
import { type Retry, useRetry } from '../state/use-retry.ts'
import { RetryPanel } from './retry-panel.tsx'
import { ReviewBoard } from './review-board.tsx'
import type { ReviewTableProps } from './review-table.tsx'

interface RetryTableProps extends ReviewTableProps {
  readonly mistakes: readonly ReviewedMove[]
  readonly first: number
  readonly opinions: readonly (Opinion | undefined)[]
  readonly judge: Judge
  readonly pieceSet: PieceSet
  /** Back to the review, at the mistake that was on the board. */
  readonly onLeave: (ply: number) => void
}

/** The board before a mistake, and whoever made it to move again. */
export function RetryTable({ mistakes, first, opinions, judge, onLeave, ...table }: RetryTableProps) {
  const { game, replay, variant, layout, look, pieceSet } = table
  const retry = useRetry(mistakes, first, replay, opinions, game, judge)
  const { shown, phase } = retry
  const place = useRef<HTMLDivElement>(null)
  // It was begun from somewhere below; the board is where it goes on.
  useEffect(() => {
    // Some browsers answer with a promise, which is no way to undo it.
    void place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isOpen = phase.kind === 'trying' || phase.kind === 'hinted'
  // React has no type for properties of one's own.
  const shape = { '--board-shape': layout.width / layout.height } as CSSProperties
  return (
    <div className="table-of-play" style={shape} data-hands={variant.handKinds.length > 0 ? '' : undefined}>
      <div className="table-board review-board" ref={place}>
        <ReviewBoard
          {...{ variant, layout, look, pieceSet }}
          position={shown.position}
          step={shown.move}
          orientation={retry.seat}
          marks={marksOf(retry)}
          moves={isOpen ? retry.legal : undefined}
          onMove={isOpen ? retry.play : undefined}
          isBusy={isOpen && retry.legal === undefined}
        />
      </div>
      <div className="table-head">
        <RetryPanel retry={retry} replay={replay} onLeave={() => onLeave(retry.ply)} />
      </div>
    </div>
  )
}

function marksOf({ phase, best }: Retry): readonly BoardMark[] {
  if (!best) return []
  if (phase.kind === 'hinted') return [{ shape: 'circle', cell: best.from }]
  if (phase.kind !== 'shown') return []
  return best.from === best.to
    ? [{ shape: 'circle', cell: best.to }]
    : [{ shape: 'arrow', from: best.from, to: best.to }]
}
