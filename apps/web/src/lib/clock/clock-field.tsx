import { Field } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { mostPeriods } from './clock-bounds.ts'
import { type ClockChoice, type ClockFault, mostMinutes, mostSeconds } from './clock-choice.ts'
import { clockKey } from './clock-key.ts'
import { clockPresets } from './clock-presets.ts'
import { useClockText } from './use-clock-text.ts'

interface ClockFieldProps {
  readonly choice: ClockChoice
  /** Told where it is. */
  readonly fault: ClockFault | null
  /** Whether those who play may come and go between moves. */
  readonly hasDays: boolean
  readonly onChange: (changes: Partial<ClockChoice>) => void
}

const live = ['fast', 'unhurried', 'byoyomi'] as const

/** Which clock: one of the usual ones, numbers of one's own, or none. Its texts are those of `clock`. */
export function ClockField({ choice, fault, hasDays, onChange }: ClockFieldProps) {
  const t = useTranslations('clock.choice')
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
      error={fault?.field === field ? t(`faults.${fault.key}`) : undefined}
      inputMode={inputMode}
      value={choice[field]}
      autoComplete="off"
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <div>
      <label htmlFor={id} className="text-small text-ink-soft">
        {t('label')}
      </label>
      <select
        id={id}
        className="field mt-1"
        value={choice.clock}
        onChange={(event) => onChange({ clock: event.currentTarget.value })}
      >
        {[...live, ...(hasDays ? (['days'] as const) : [])].map((group) => (
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
      {choice.clock === 'own' && (
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
          {number('minutes', mostMinutes, 'decimal')}
          {number('increment', mostSeconds)}
        </div>
      )}
      {choice.clock === 'ownByoyomi' && (
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
          {number('minutes', mostMinutes, 'decimal')}
          {number('periods', mostPeriods)}
          {number('period', mostSeconds)}
        </div>
      )}
    </div>
  )
}
