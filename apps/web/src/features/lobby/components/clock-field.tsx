import { Field } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { clockKey } from '../../../lib/clock/clock-key.ts'
import { mostPeriods } from '../../../lib/clock/clock-rule.ts'
import { useClockText } from '../../../lib/clock/use-clock-text.ts'
import { clockPresets } from '../state/clock-presets.ts'
import { mostIncrement, mostMinutes, type Offer } from '../state/offer.ts'

interface ClockFieldProps {
  readonly offer: Offer
  readonly faultAt: (field: string) => string | undefined
  readonly onChange: (changes: Partial<Offer>) => void
}

const groups = ['fast', 'unhurried', 'byoyomi', 'days'] as const

/** Which clock: one of the usual ones, numbers of one's own, or none. */
export function ClockField({ offer, faultAt, onChange }: ClockFieldProps) {
  const t = useTranslations('lobby.offer')
  const { long } = useClockText()
  const id = useId()
  const number = (
    field: 'minutes' | 'increment' | 'periods' | 'period',
    most: number,
    inputMode: 'decimal' | 'numeric' = 'numeric',
  ) => (
    <Field
      label={t(field)}
      hint={t('upTo', { most })}
      error={faultAt(field)}
      inputMode={inputMode}
      value={offer[field]}
      autoComplete="off"
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {t('clock')}
      </label>
      <select
        id={id}
        className="field mt-1"
        value={offer.clock}
        onChange={(event) => onChange({ clock: event.currentTarget.value })}
      >
        {groups.map((group) => (
          <optgroup key={group} label={t(`clocks.${group}`)}>
            {clockPresets[group].map((clock) => (
              <option key={clockKey(clock)} value={clockKey(clock)}>
                {long(clock)}
              </option>
            ))}
          </optgroup>
        ))}
        <optgroup label={t('clocks.other')}>
          <option value="own">{t('ownClock')}</option>
          <option value="ownByoyomi">{t('ownByoyomi')}</option>
          <option value="none">{long(null)}</option>
        </optgroup>
      </select>
      {offer.clock === 'own' && (
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
          {number('minutes', mostMinutes, 'decimal')}
          {number('increment', mostIncrement)}
        </div>
      )}
      {offer.clock === 'ownByoyomi' && (
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
          {number('minutes', mostMinutes, 'decimal')}
          {number('periods', mostPeriods)}
          {number('period', mostIncrement)}
        </div>
      )}
    </div>
  )
}
