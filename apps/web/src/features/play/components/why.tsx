import { useTranslations } from 'next-intl'
import { useExplanation } from '../state/use-explanation.ts'
import type { Game } from '../state/use-game.ts'
import { Explanation } from './explanation.tsx'
import { LastMove } from './last-move.tsx'

/**
 * A note in the margin about the man that was pressed: what it may do, what it may not and why, and what threatens it.
 * While none is, about the move just made, and about a king in check.
 */
export function Why({ game, cell }: { readonly game: Game; readonly cell: string | null }) {
  const t = useTranslations('why')
  const { position, move } = game.shown
  // Who has moved asks no more: the next to ask is somebody else.
  const about = game.veiled?.isMade ? null : (cell ?? position.check[0] ?? null)
  const answer = useExplanation(game, about)
  return (
    <section aria-labelledby="why" className="sheet why-box no-print needs-script">
      <h2 id="why" className="margin-head">
        {t('title')}
      </h2>
      <div className="space-y-3 px-3 py-3 font-serif">
        {cell === null && move && <LastMove move={move} position={position} />}
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
