import { useTranslations } from 'next-intl'

interface PlayerNameProps {
  readonly name: string | null
  readonly rating?: number | null
  readonly isProvisional?: boolean
}

/** Somebody by name and rating; a first guess at a rating has a question mark. */
export function PlayerName({ name, rating = null, isProvisional = false }: PlayerNameProps) {
  const t = useTranslations('lobby')
  return (
    <span>
      {name ?? t('guest')}
      {rating !== null && (
        <span className="tabular text-ink-soft">
          {' '}
          {rating}
          {isProvisional && (
            <>
              <span aria-hidden="true">?</span>
              <span className="sr-only"> {t('provisional')}</span>
            </>
          )}
        </span>
      )}
    </span>
  )
}
