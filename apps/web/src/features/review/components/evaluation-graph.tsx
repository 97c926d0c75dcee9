'use client'

import type { Seat, StepAnswer } from '@variorum/engine/ask'
import type { Opinion, Review } from '@variorum/engine/review'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { acrossOf, evaluationPlot } from '../state/evaluation-plot.ts'
import { percent } from '../state/percent.ts'

interface EvaluationGraphProps {
  readonly opinions: readonly (Opinion | undefined)[]
  readonly review: Review
  readonly steps: readonly StepAnswer[]
  readonly ply: number
  readonly onGo: (ply: number) => void
  /** A move with its number. */
  readonly nameOf: (ply: number) => string
  /** Whose chances are told; the graph itself always has the first seat's below its curve. */
  readonly seat: Seat
}

/** The chances move by move. The plate is a slider: it is dragged, or walked by key, to the position it speaks of. */
export function EvaluationGraph({ opinions, review, steps, ply, onGo, nameOf, seat }: EvaluationGraphProps) {
  const t = useTranslations('review')
  const names = useNames()
  const { share, curve } = evaluationPlot(opinions)
  const side = names.seat(seat)
  const of = (chance: number) => percent(seat === 0 ? chance : 1 - chance)
  const opinion = opinions[ply]
  const move = ply === 0 ? t('graphStart') : `${nameOf(ply)}.`
  return (
    <div className="chances-plate">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="chances-share" d={share} />
        <path className="chances-middle" d="M0 50H100" />
        <path className="chances-curve" d={curve} />
      </svg>
      {review.moves.map((told) => {
        const at = told?.verdict && opinions[told.ply]
        if (!told?.verdict || !at) return null
        return (
          <span
            key={told.ply}
            aria-hidden="true"
            className="chances-point"
            data-verdict={told.verdict}
            style={{ left: `${acrossOf(told.ply, steps.length)}%`, top: `${100 - 100 * at.chance}%` }}
          />
        )
      })}
      <span aria-hidden="true" className="chances-now" style={{ left: `${acrossOf(ply, steps.length)}%` }} />
      <input
        type="range"
        className="chances-slider"
        aria-label={t('graphMove')}
        aria-valuetext={
          opinion ? t('graphAt', { move, side, percent: of(opinion.chance) }) : t('graphUnknown', { move })
        }
        min={0}
        max={steps.length}
        value={ply}
        onChange={(event) => onGo(event.target.valueAsNumber)}
      />
    </div>
  )
}
