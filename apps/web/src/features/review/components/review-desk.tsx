'use client'

import type { Seat } from '@variorum/engine/ask'
import { glyphs, type ReviewedMove } from '@variorum/engine/review'
import type { BoardMark } from '@variorum/ui/board'
import { MoveList } from '@variorum/ui/move-list'
import type { PieceSet } from '@variorum/ui/piece-sets'
import { IconButton } from '@variorum/ui/primitives'
import { ArrowUpDown } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type CSSProperties, useRef, useState } from 'react'
import { movedText } from '../../../lib/board/board-text.ts'
import { useNames } from '../../../lib/board/names.ts'
import { StepButtons } from '../../../lib/browse/step-buttons.tsx'
import type { View } from '../../../lib/browse/use-view.ts'
import { Link } from '../../../lib/link.tsx'
import { analysisPath } from '../../../lib/variant-paths.ts'
import { numbered } from '../state/numbered.ts'
import { useMoveAt } from '../state/use-move-at.ts'
import type { ReviewState } from '../state/use-review.ts'
import { MoveVerdict } from './move-verdict.tsx'
import { RetryChoice } from './retry-choice.tsx'
import { ReviewBoard } from './review-board.tsx'
import { ReviewStatus } from './review-status.tsx'
import type { ReviewTableProps } from './review-table.tsx'
import { SeatAccuracy } from './seat-accuracy.tsx'
import { TurningPoints } from './turning-points.tsx'

/** What plots curves is fetched when there is one to plot. */
const EvaluationGraph = dynamic(() => import('./evaluation-graph.tsx').then((file) => file.EvaluationGraph), {
  ssr: false,
  loading: () => <div className="chances-plate" />,
})
const ThinkTimes = dynamic(() => import('./think-times.tsx').then((file) => file.ThinkTimes), { ssr: false })

interface ReviewDeskProps extends ReviewTableProps {
  readonly view: View
  readonly state: ReviewState
  readonly pieceSet: PieceSet
  readonly onTry: (move: ReviewedMove) => void
  readonly onTryAll: (seat: Seat) => void
}

/** The board, the curve of chances, and what there is to say of each move. */
export function ReviewDesk({ view, state, onTry, onTryAll, ...table }: ReviewDeskProps) {
  const { game, replay, variant, layout, look, pieceSet } = table
  const t = useTranslations('review')
  const play = useTranslations('play')
  const board = useTranslations('board')
  const names = useNames()
  // The move in place of which something better is on the board.
  const [bettered, setBettered] = useState<number | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { ply } = view
  const { opinions, review } = state
  const isBetterShown = bettered === ply && ply > 0
  const shown = replay.steps[(isBetterShown ? ply - 1 : ply) - 1]
  const better = useMoveAt(game, ply - 1, isBetterShown ? (opinions[ply - 1]?.best ?? null) : null)
  const told = review.moves[ply - 1]
  const marks: readonly BoardMark[] =
    better === null
      ? []
      : better.from === better.to
        ? [{ shape: 'circle', cell: better.to }]
        : [{ shape: 'arrow', from: better.from, to: better.to }]
  const remarks = new Map(
    review.moves.flatMap((move) =>
      move?.verdict
        ? [[move.ply, { sign: glyphs[move.verdict], words: `${t(`verdict.${move.verdict}`)}.` }] as const]
        : [],
    ),
  )
  // React has no type for properties of one's own.
  const shape = { '--board-shape': layout.width / layout.height } as CSSProperties
  return (
    <div className="table-of-play" style={shape} data-hands={variant.handKinds.length > 0 ? '' : undefined}>
      <div className="table-board review-board" ref={place}>
        <ReviewBoard
          {...{ variant, layout, look, pieceSet, marks }}
          position={shown?.position ?? replay.start}
          step={shown?.move ?? null}
          orientation={view.orientation}
        />
        <fieldset className="action-row no-print needs-script" aria-label={play('actions')}>
          <StepButtons game={view} />
          <IconButton hasWords label={play('flip')} onClick={view.flip}>
            <ArrowUpDown aria-hidden="true" />
          </IconButton>
        </fieldset>
      </div>
      <div className="table-head">
        <ReviewStatus state={state} />
        <section className="sheet" aria-labelledby="chances">
          <h2 id="chances" className="margin-head">
            {t('chancesOf', { side: names.seat(0) })}
          </h2>
          <EvaluationGraph
            opinions={opinions}
            review={review}
            steps={replay.steps}
            ply={ply}
            onGo={view.goTo}
            nameOf={(at) => numbered(replay, at)}
            seat={0}
          />
          <SeatAccuracy review={review} players={game.players} />
        </section>
        <section className="sheet" aria-labelledby="shown">
          <h2 id="shown" className="margin-head">
            {t('shown')}
          </h2>
          <div className="verdict-box">
            <MoveVerdict
              {...{ replay, opinions, review, ply, isBetterShown }}
              onBetter={(is) => setBettered(is ? ply : null)}
              onTry={() => told && onTry(told)}
            />
            <Link className="link" href={analysisPath(variant.slug, { id: game.id, ply })}>
              {t('analyse')}
            </Link>
          </div>
        </section>
      </div>
      <div className="table-margin">
        <section aria-labelledby="moves" className="sheet">
          <h2 id="moves" className="margin-head">
            {play('moves')}
          </h2>
          <div className="move-box">
            <MoveList
              steps={replay.steps}
              current={ply}
              onGo={view.goTo}
              seats={variant.seats.length}
              firstNumber={replay.start.moveNumber}
              remarks={remarks}
              text={{
                name: play('moves'),
                start: play('start'),
                empty: play('movesOver'),
                move: (step, number) =>
                  play('moveLabel', { number, move: movedText(step.move, step.gives !== null, board, names) }),
                gives: (gives) => (gives === 'mate' ? '#' : '+'),
              }}
            />
          </div>
        </section>
        <RetryChoice state={state} mySeat={game.mySeat} onTry={onTryAll} />
        <TurningPoints
          {...table}
          {...{ opinions, review }}
          onTry={onTry}
          onGo={(to) => {
            view.goTo(to)
            place.current?.scrollIntoView({ block: 'nearest' })
          }}
        />
        {game.times && <ThinkTimes replay={replay} times={game.times} ply={ply} />}
        <p className="review-note">{t('rough')}</p>
      </div>
    </div>
  )
}
