import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { firstDay, lastDay } from '../../../lib/day.ts'
import type { Asked, Field } from '../state/asked.ts'
import { ends } from '../state/ends.ts'

interface ArchiveFormProps {
  readonly asked: Asked
  readonly variants: readonly { readonly slug: string; readonly name: string }[]
  /** The field that could not be understood, and why. */
  readonly fault: { readonly field: Field; readonly text: string } | null
}

/** What to look for. It asks by its address, so that a search can be kept and sent. */
export async function ArchiveForm({ asked, variants, fault }: ArchiveFormProps) {
  const t = await getTranslations('archive')
  const common = (field: Field) => ({
    id: `archive-${field}`,
    name: field,
    defaultValue: asked[field],
    className: 'field',
    'aria-invalid': fault?.field === field || undefined,
    'aria-describedby': fault?.field === field ? 'archive-fault' : undefined,
  })
  const select = (field: 'result' | 'reason' | 'rated', options: readonly (readonly [string, string])[]) => (
    <Labelled field={field} label={t(`fields.${field}`)}>
      <select {...common(field)}>
        <option value="">{t('any')}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  )
  const words = (field: 'player' | 'opponent' | 'opening', more: object) => (
    <Labelled field={field} label={t(`fields.${field}`)} isWide={field === 'opening'}>
      <input type="text" autoComplete="off" spellCheck={false} {...more} {...common(field)} />
    </Labelled>
  )
  return (
    <search className="no-print mt-6 block">
      <form action="/archive" className="archive-form sheet p-4">
        {words('player', { maxLength: 40 })}
        {words('opponent', { maxLength: 40 })}
        <Labelled field="variant" label={t('fields.variant')}>
          <select {...common('variant')}>
            <option value="">{t('any')}</option>
            {variants.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </Labelled>
        {select(
          'result',
          (['first', 'second', 'drawn', 'won', 'lost'] as const).map((value) => [value, t(`results.${value}`)]),
        )}
        {select(
          'reason',
          ends.map((end) => [end, t(`ends.${end}`)]),
        )}
        {select('rated', [
          ['yes', t('rated')],
          ['no', t('casual')],
        ])}
        <Labelled field="since" label={t('fields.since')}>
          <input type="date" min={firstDay} max={lastDay} {...common('since')} />
        </Labelled>
        <Labelled field="until" label={t('fields.until')}>
          <input type="date" min={firstDay} max={lastDay} {...common('until')} />
        </Labelled>
        {words('opening', { maxLength: 400, placeholder: t('openingExample') })}
        <p className="archive-wide flex flex-wrap gap-3">
          <button type="submit" className="button button-primary">
            {t('search')}
          </button>
          <a className="button" href="/archive">
            {t('clear')}
          </a>
        </p>
        {fault && (
          <p id="archive-fault" role="alert" className="archive-wide text-rubric">
            {fault.text}
          </p>
        )}
      </form>
    </search>
  )
}

interface LabelledProps {
  readonly field: Field
  readonly label: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Labelled({ field, label, isWide = false, children }: LabelledProps) {
  return (
    <div className={isWide ? 'archive-wide' : undefined}>
      <label htmlFor={`archive-${field}`} className="mb-1 block text-small text-ink-soft">
        {label}
      </label>
      {children}
    </div>
  )
}
