import { getTranslations } from 'next-intl/server'
import type { RouterOutputs } from '../../../trpc/types.ts'
import { ends } from '../state/ends.ts'

interface ResultWordsProps {
  readonly game: RouterOutputs['archive']['find']['games'][number]
  readonly sideOf: (seat: number) => string
}

/** How a game ended, in a few words. */
export async function ResultWords({ game, sideOf }: ResultWordsProps) {
  const [t, end] = await Promise.all([getTranslations('archive'), getTranslations('outcome')])
  const { outcome, isKept } = game
  if (outcome === null) {
    return <p className="font-semibold text-verdigris">{t(isKept ? 'runningKept' : 'running')}</p>
  }
  const reason = ends.find((known) => known === outcome.reason)
  const title =
    outcome.scores.length === 0
      ? t('calledOff')
      : outcome.winner === null
        ? end('draw')
        : end('wins', { side: sideOf(outcome.winner) })
  return (
    <p className="text-ink-soft">
      {title} <span className="text-small">{reason ? t(`ends.${reason}`) : outcome.reason}</span>
    </p>
  )
}
