import type { ExplainAnswer, MoveAnswer, PositionAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Explanation } from './explanation.tsx'
import { LastMove } from './last-move.tsx'

interface WhyBoxProps {
  readonly position: PositionAnswer
  /** The move that led to it. */
  readonly move: MoveAnswer | null
  /** The cell that was pressed. */
  readonly cell: string | null
  /** The cell that is asked about, if any. */
  readonly about: string | null
  readonly answer: {
    readonly data: ExplainAnswer | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  /** What else is told of the move. */
  readonly children?: ReactNode
}

/**
 * A note in the margin about the man that was pressed: what it may do, what it may not and why, and what threatens it.
 * While none is, about the move just made, and about whatever else is asked about.
 */
export function WhyBox({ position, move, cell, about, answer, children }: WhyBoxProps) {
  const t = useTranslations('why')
  return (
    <section aria-labelledby="why" className="sheet why-box no-print needs-script">
      <h2 id="why" className="margin-head">
        {t('title')}
      </h2>
      <div className="space-y-3 px-3 py-3 font-serif">
        {cell === null && move && <LastMove move={move} position={position} />}
        {cell === null && children}
        {about === null ? (
          <p className="text-ink-soft">{t('prompt')}</p>
        ) : answer.isError ? (
          <p role="alert">
            {t('broken')}{' '}
            <button type="button" className="link" onClick={() => void answer.refetch()}>
              {t('retry')}
            </button>
          </p>
        ) : answer.data ? (
          <Explanation answer={answer.data} position={position} />
        ) : (
          <p className="text-ink-soft">{t('loading')}</p>
        )}
      </div>
    </section>
  )
}
