import { Segmented } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { clockKey } from '../../../lib/clock/clock-key.ts'
import { poolClocks } from '../../../lib/clock/clock-presets.ts'
import type { PoolChoice } from '../state/pool-choice.ts'
import type { GameShelf } from '../state/shelf.ts'
import { rangeFaultOf } from '../state/typed-range.ts'
import { ClockWords } from './clock-words.tsx'
import { RangeFields } from './range-fields.tsx'

interface PoolFieldsProps {
  readonly shelves: readonly GameShelf[]
  readonly choice: PoolChoice
  readonly isGuest: boolean
  readonly onChange: (choice: PoolChoice) => void
}

/** Which games and clocks suit; folded away, because for most people all of them do. */
export function PoolFields({ shelves, choice, isGuest, onChange }: PoolFieldsProps) {
  const t = useTranslations('lobby.quick')
  const faults = useTranslations('lobby.offer.faults')
  const all = shelves.flatMap(({ games }) => games.map(({ slug }) => slug))
  const fault = rangeFaultOf(choice)
  const toggled = (list: readonly string[], one: string, isIn: boolean) =>
    isIn ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one)
  return (
    <details className="needs-script mt-4">
      <summary className="link ms-4 min-h-9 list-outside cursor-pointer py-1.5">{t('choose')}</summary>
      <div className="mt-2 grid gap-5">
        <fieldset>
          <legend className="text-small text-ink-soft">{t('clocks')}</legend>
          <div className="mt-1 flex flex-wrap gap-x-5">
            {poolClocks.map((clock) => (
              <Check
                key={clockKey(clock)}
                isOn={choice.clocks.includes(clockKey(clock))}
                onChange={(isOn) => onChange({ ...choice, clocks: toggled(choice.clocks, clockKey(clock), isOn) })}
              >
                <ClockWords clock={clock} />
              </Check>
            ))}
          </div>
        </fieldset>
        <fieldset className="min-w-0">
          <legend className="text-small text-ink-soft">{t('games')}</legend>
          <p className="mt-1 flex gap-4">
            <button type="button" className="link min-h-9" onClick={() => onChange({ ...choice, without: [] })}>
              {t('all')}
            </button>
            <button type="button" className="link min-h-9" onClick={() => onChange({ ...choice, without: all })}>
              {t('none')}
            </button>
          </p>
          <div className="lobby-games">
            {shelves.map(({ title, games }) => (
              <fieldset key={title}>
                <legend className="text-small font-semibold">{title}</legend>
                <div className="grid sm:grid-cols-2">
                  {games.map(({ slug, name }) => (
                    <Check
                      key={slug}
                      isOn={!choice.without.includes(slug)}
                      onChange={(isOn) => onChange({ ...choice, without: toggled(choice.without, slug, !isOn) })}
                    >
                      {name}
                    </Check>
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </fieldset>
        {!isGuest && (
          <>
            <Segmented
              label={t('counts')}
              options={[
                { value: 'casual', label: t('casual') },
                { value: 'rated', label: t('rated') },
              ]}
              value={choice.rated ? 'rated' : 'casual'}
              onChange={(value) => onChange({ ...choice, rated: value === 'rated' })}
            />
            <div className="max-w-md">
              <RangeFields
                range={choice}
                faultAt={(field) => (fault?.field === field ? faults(fault.key) : undefined)}
                onChange={(changes) => onChange({ ...choice, ...changes })}
              />
            </div>
          </>
        )}
      </div>
    </details>
  )
}

interface CheckProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: ReactNode
}

function Check({ isOn, onChange, children }: CheckProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        className="size-4 accent-rubric"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
