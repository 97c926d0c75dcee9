import { getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'

interface PlayerNameProps {
  readonly player: RouterOutputs['archive']['find']['games'][number]['players'][number]
  /** What its side is called. */
  readonly side: string
  readonly isWinner: boolean
}

/** Who sat there, with the rating they brought and what the game made of it. */
export async function PlayerName({ player, side, isWinner }: PlayerNameProps) {
  const t = await getTranslations('archive')
  const { kind, name, profile, rating, deviation, ratingChange } = player
  const shown = kind === 'account' ? name : t(kind)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">{t('plays', { side })}</span>
      {profile === null ? (
        <span className="text-ink-soft italic-serif">{shown}</span>
      ) : (
        <Link className="link" href={`/players/${profile}`}>
          {shown}
        </Link>
      )}
      {rating !== null && (
        <span className="tabular text-small text-ink-soft">
          {t('rating', { rating: `${Math.round(rating)}`, sure: (deviation ?? 0) < 110 ? 'yes' : 'no' })}
        </span>
      )}
      {ratingChange !== null && (
        <span className="tabular text-small text-ink-soft">
          {t('change', { change: Math.round(ratingChange) }).replace('-', '−')}
        </span>
      )}
      {isWinner && (
        <span className="text-small font-semibold text-verdigris" title={t('won')}>
          <span aria-hidden="true">✓</span>
          <span className="sr-only">{t('won')}</span>
        </span>
      )}
    </p>
  )
}
