import { Field } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { clockKey } from '../../../lib/clock/clock-key.ts'
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
          <option value="none">{long(null)}</option>
        </optgroup>
      </select>
      {offer.clock === 'own' && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Field
            label={t('minutes')}
            hint={t('upTo', { most: mostMinutes })}
            error={faultAt('minutes')}
            inputMode="decimal"
            value={offer.minutes}
            autoComplete="off"
            onChange={(event) => onChange({ minutes: event.currentTarget.value })}
          />
          <Field
            label={t('increment')}
            hint={t('upTo', { most: mostIncrement })}
            error={faultAt('increment')}
            inputMode="numeric"
            value={offer.increment}
            autoComplete="off"
            onChange={(event) => onChange({ increment: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  )
}
