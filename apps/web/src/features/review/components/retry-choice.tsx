import type { Seat } from '@variorum/engine/ask'
import { Button, Segmented } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import { usePlayers } from '../../../lib/board/seats.tsx'
import { mistakesOf } from '../state/turning-points.ts'
import type { ReviewState } from '../state/use-review.ts'

interface RetryChoiceProps {
  readonly state: ReviewState
  readonly mySeat: Seat | null
  readonly onTry: (seat: Seat) => void
}

/** Whose mistakes are to be tried again: one's own, unless one takes no side. */
export function RetryChoice({ state, mySeat, onTry }: RetryChoiceProps) {
  const t = useTranslations('review')
  const names = useNames()
  const { seats } = usePlayers()
  const [chosen, setChosen] = useState<Seat | null>(mySeat)
  // Who takes no side is offered one that has something to try.
  const seat =
    chosen ??
    Math.max(
      0,
      seats.findIndex((_, index) => mistakesOf(state.review, index).length > 0),
    )
  const isEmpty = mistakesOf(state.review, seat).length === 0
  return (
    <section aria-labelledby="retry" className="sheet">
      <h2 id="retry" className="margin-head">
        {t('retry')}
      </h2>
      <div className="verdict-box">
        <div className="retry-choice">
          <Segmented
            label={t('retryWhose')}
            isLabelHidden
            options={seats.map((_, index) => ({ value: String(index), label: names.seat(index) }))}
            value={String(seat)}
            onChange={(value) => setChosen(Number(value))}
          />
          <Button disabled={isEmpty} onClick={() => onTry(seat)}>
            {t('retryBegin')}
          </Button>
        </div>
        {isEmpty && state.stage === 'done' && <p>{t('retryNone', { side: names.seat(seat) })}</p>}
      </div>
    </section>
  )
}
