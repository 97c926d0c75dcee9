import { Field } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { TypedRange } from '../state/typed-range.ts'

interface RangeFieldsProps {
  readonly range: TypedRange
  readonly faultAt: (field: keyof TypedRange) => string | undefined
  readonly onChange: (changes: Partial<TypedRange>) => void
}

/** Ratings of those whom a game is for. */
export function RangeFields({ range, faultAt, onChange }: RangeFieldsProps) {
  const t = useTranslations('lobby.offer')
  return (
    <fieldset>
      <legend className="mb-2 text-small text-ink-soft">{t('range')}</legend>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          label={t('least')}
          error={faultAt('ratingMin')}
          inputMode="numeric"
          autoComplete="off"
          value={range.ratingMin}
          onChange={(event) => onChange({ ratingMin: event.currentTarget.value })}
        />
        <Field
          label={t('most')}
          error={faultAt('ratingMax')}
          inputMode="numeric"
          autoComplete="off"
          value={range.ratingMax}
          onChange={(event) => onChange({ ratingMax: event.currentTarget.value })}
        />
      </div>
      <p className="mt-1 text-small text-ink-soft">{t('rangeHint')}</p>
    </fieldset>
  )
}
