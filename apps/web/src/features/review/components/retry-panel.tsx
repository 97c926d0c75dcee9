import type { ReplayAnswer } from '@variorum/engine/ask'
import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { numbered } from '../state/numbered.ts'
import { percent } from '../state/percent.ts'
import type { Retry } from '../state/use-retry.ts'

interface RetryPanelProps {
  readonly retry: Retry
  readonly replay: ReplayAnswer
  readonly onLeave: () => void
}

/** What is asked of whoever retries a mistake, what came of it, and where to go from there. */
export function RetryPanel({ retry, replay, onLeave }: RetryPanelProps) {
  const t = useTranslations('review')
  const { phase, index, count } = retry
  const isOpen = phase.kind === 'trying' || phase.kind === 'hinted'
  const isSolved = phase.kind === 'judged' && (phase.tried.verdict === 'best' || phase.tried.verdict === 'good')
  const mayTryAgain = phase.kind === 'broken' || (phase.kind === 'judged' && !isSolved)
  const mayGoOn = isSolved || phase.kind === 'shown'
  return (
    <section className="sheet" aria-labelledby="retry">
      <h2 id="retry" className="margin-head">
        {t('retryOf', { number: index + 1, count })}
      </h2>
      <div className="verdict-box">
        <div role="status" data-phase={isSolved ? 'solved' : phase.kind}>
          <Words retry={retry} replay={replay} />
        </div>
        <div className="turning-actions">
          {mayTryAgain && (
            <Button kind="primary" onClick={retry.again}>
              {t('again')}
            </Button>
          )}
          {mayGoOn && (
            <Button kind="primary" onClick={retry.next}>
              {t('next')}
            </Button>
          )}
          {phase.kind === 'trying' && <Button onClick={retry.hint}>{t('hint')}</Button>}
          {(isOpen || mayTryAgain) && <Button onClick={retry.solve}>{t('solution')}</Button>}
          {!mayGoOn && phase.kind !== 'done' && index + 1 < count && <Button onClick={retry.next}>{t('skip')}</Button>}
          <Button kind={phase.kind === 'done' ? 'primary' : 'plain'} onClick={onLeave}>
            {t('leave')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function Words({ retry, replay }: Pick<RetryPanelProps, 'retry' | 'replay'>) {
  const t = useTranslations('review')
  const names = useNames()
  const { phase, seat, ply, opinion } = retry
  const of = (chance: number) => percent(seat === 0 ? chance : 1 - chance)
  const best = of(opinion?.chance ?? 0.5)
  const say = (title: string, note: string) => (
    <>
      <p className="turning-title">{title}</p>
      <p>{note}</p>
    </>
  )
  const ask = t('retryAsk', { side: names.seat(seat), move: numbered(replay, ply) })
  switch (phase.kind) {
    case 'trying':
      return <p>{ask}</p>
    case 'hinted':
      return (
        <p>
          {ask} {t('retryHintNote')}
        </p>
      )
    case 'shown':
      return say(t('retryShown', { move: opinion?.lineText[0] ?? '' }), t('retryShownNote', { best }))
    case 'done':
      return say(t('retryDone'), t('retryDoneNote', { solved: retry.solved, count: retry.count }))
    case 'judging':
      return <p>{t('retryJudging', { move: phase.text })}</p>
    case 'broken':
      return say(t('retryBroken', { move: phase.text }), t('retryBrokenNote'))
    case 'judged': {
      const { verdict, after } = phase.tried
      const words = { move: phase.text, best, after: percent(after ?? 0) }
      if (verdict === 'best') return say(t('retryBest', words), t('retryBestNote', words))
      if (verdict === 'good') return say(t('retryGood', words), t('retryGoodNote', words))
      if (verdict === 'same') return say(t('retrySame'), t('retrySameNote'))
      return say(t('retryWorse', words), t('retryWorseNote', words))
    }
  }
}
