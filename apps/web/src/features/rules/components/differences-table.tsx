import type { Difference } from '@variorum/engine/notation'
import { useTranslations } from 'next-intl'
import type { PrintedVersion } from '../state/difference.ts'
import { DifferenceRow, type RowVersion } from './difference-row.tsx'
import { Facts } from './facts.tsx'
import { Markdown } from './markdown.tsx'
import type { Apparatus } from './rules-section.tsx'
import { Sigla } from './sigla.tsx'

interface DifferencesTableProps {
  readonly differences: readonly Difference[]
  readonly title: string
  readonly apparatus: Apparatus
}

/** Rules in two readings, one a row: what each says, the same position before both, and what follows in each. */
export function DifferencesTable({ differences, title, apparatus }: DifferencesTableProps) {
  const t = useTranslations('rules')
  const { press, sigla } = apparatus
  const cell = ({ version, line, men, frozen, marks, facts }: PrintedVersion): RowVersion => ({
    line,
    men,
    frozen,
    marks,
    label: version.sigla.join(', '),
    says: (
      <p className="difference-words">
        <Sigla of={version.sigla} meanings={sigla} />
        <Markdown isInline>{version.says}</Markdown>
      </p>
    ),
    facts: <Facts facts={facts} players={press.players} />,
  })
  return (
    <table className="differences">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rule')}</th>
          <th scope="col">{t('asPrinted')}</th>
          <th scope="col">{t('elsewhere')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ id }) => {
          const printed = apparatus.differences.get(id)
          if (!printed) return null
          const { rule, plate } = printed.difference
          return (
            <DifferenceRow
              key={id}
              id={id}
              rule={rule}
              plate={plate}
              name={press.name}
              look={press.look}
              company={press.company}
              layout={press.layout}
              printed={cell(printed.printed)}
              other={cell(printed.other)}
            />
          )
        })}
      </tbody>
    </table>
  )
}
