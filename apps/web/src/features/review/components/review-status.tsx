import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { turningPoints } from '../state/turning-points.ts'
import type { ReviewState } from '../state/use-review.ts'

/** How far the review is, and what may be done about it. */
export function ReviewStatus({ state }: { readonly state: ReviewState }) {
  const t = useTranslations('review')
  const { stage, progress, review, stop, goOn } = state
  const done = { percent: Math.floor(100 * progress) }
  const count = turningPoints(review).length
  const words = {
    working: [progress < 1 ? t('working') : t('closer'), t('workingNote', done)],
    stopped: [t('stopped'), t('stoppedNote', done)],
    broken: [t('broken'), t('brokenNote')],
    done: [t('doneTitle', { count }), t('doneNote', { count })],
  }[stage]
  return (
    <div className="status-line" data-tone={stage === 'broken' ? 'trouble' : undefined} role="status">
      <div className="min-w-0">
        <p className="status-title">{words[0]}</p>
        {/* Progress is seen, not spoken at every percent. */}
        <p className="status-note" aria-hidden={stage === 'working' || undefined}>
          {words[1]}
        </p>
        {stage === 'working' && <progress className="review-progress" value={progress} aria-label={words[0]} />}
      </div>
      {stage !== 'done' && (
        <div className="status-actions">
          {stage === 'working' ? (
            <Button onClick={stop}>{t('stop')}</Button>
          ) : (
            <Button onClick={goOn}>{t('goOn')}</Button>
          )}
        </div>
      )}
    </div>
  )
}
