import { getTranslations } from 'next-intl/server'
import type { RouterOutputs } from '../../../trpc/types.ts'
import { bySpeed } from '../state/by-speed.ts'
import { RatingFigure } from './rating-figure.tsx'

type Rating = NonNullable<RouterOutputs['players']['read']>['ratings'][number]

interface RatingCardsProps {
  readonly ratings: readonly Rating[]
  readonly nameOf: (variant: string) => string
  /** The address of a variant's curve. */
  readonly curveOf: (variant: string) => string
}

/** A player's ratings, a card for each variant, the speed most played in front. */
export async function RatingCards({ ratings, nameOf, curveOf }: RatingCardsProps) {
  const t = await getTranslations('players')
  const variants = [...new Set(ratings.map(({ variant }) => variant))]
  const gamesOf = (variant: string) => of(variant).reduce((sum, { games }) => sum + games, 0)
  const of = (variant: string) => ratings.filter((rating) => rating.variant === variant).sort(bySpeed)
  return (
    <ul className="rating-cards mt-4">
      {variants
        .sort((one, other) => gamesOf(other) - gamesOf(one))
        .map((variant) => (
          <li key={variant} className="sheet p-4">
            <h3 className="font-serif text-large font-semibold">
              <a className="link" href={curveOf(variant)}>
                {nameOf(variant)}
              </a>
            </h3>
            <dl className="mt-2 grid gap-2">
              {of(variant).map((rating) => (
                <div key={rating.speed} className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <dt className="text-ink-soft">{t(`speeds.${rating.speed}`)}</dt>
                  <dd className="tabular text-end">
                    <RatingFigure rating={rating} />{' '}
                    <span className="text-small text-ink-soft">
                      {t('spread', { deviation: Math.round(rating.deviation) })}
                    </span>
                    <span className="block text-small text-ink-soft">
                      {t('tally', { won: rating.wins, drawn: rating.draws, lost: rating.losses })}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
    </ul>
  )
}
