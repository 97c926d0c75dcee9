import { getTranslations } from 'next-intl/server'

interface RatingFigureProps {
  readonly rating: { readonly rating: number; readonly isProvisional: boolean }
}

/** A rating as a number; a first guess with a question mark that says so. */
export async function RatingFigure({ rating: { rating, isProvisional } }: RatingFigureProps) {
  const t = await getTranslations('players')
  return (
    <span className="text-large font-semibold">
      {Math.round(rating)}
      {isProvisional && (
        <abbr title={t('provisional')} className="text-ink-soft no-underline">
          <span aria-hidden="true">?</span>
          <span className="sr-only"> ({t('provisional')})</span>
        </abbr>
      )}
    </span>
  )
}
