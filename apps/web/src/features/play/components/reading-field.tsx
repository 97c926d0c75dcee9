import type { VariantAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useId } from 'react'

/** A row of the rules page in which a reading differs from what is printed. */
export interface Comparison {
  readonly id: string
  /** What the two differ in, as the heading of the row. */
  readonly rule: string
  /** Slug of the reading. */
  readonly reading: string
}

interface ReadingFieldProps {
  readonly variant: VariantAnswer
  /** Slug of the reading chosen: the variant's own for the one printed. */
  readonly reading: string
  readonly onChange: (reading: string) => void
  /** Where the rules page sets the readings side by side. */
  readonly comparisons: readonly Comparison[]
}

/** By whose rules: as printed, or as others have them. Not asked where there is nothing to choose. */
export function ReadingField({ variant, reading, onChange, comparisons }: ReadingFieldProps) {
  const t = useTranslations('start')
  const id = useId()
  const offered = variant.readings.filter((one) => one.isOffered || one.slug === reading)
  if (offered.length === 0) return null
  const own = comparisons.filter((row) => row.reading === reading)
  const row = own[0] ?? comparisons[0]
  return (
    <div>
      <label htmlFor={id} className="text-small text-ink-soft">
        {t('reading')}
      </label>
      <select
        id={id}
        className="field mt-1"
        value={reading}
        aria-describedby={row === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value={variant.slug}>{t('asPrinted')}</option>
        {offered.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </option>
        ))}
      </select>
      {row !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
          {own.length > 0 &&
            `${t('readingChanges', { count: own.length, rules: own.map(({ rule }) => rule).join('; ') })} `}
          {t.rich('readingHint', {
            rules: (words) => (
              <a className="link" href={`/variants/${variant.slug}#${row.id}`}>
                {words}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  )
}
