import { getTranslations } from 'next-intl/server'
import type { RouterOutputs } from '../../../trpc/types.ts'

type Tally = NonNullable<RouterOutputs['players']['read']>['results'][number]

interface ResultsTableProps {
  readonly results: readonly Tally[]
  readonly nameOf: (variant: string) => string
}

/** How a player's games went, all together and variant by variant. */
export async function ResultsTable({ results, nameOf }: ResultsTableProps) {
  const t = await getTranslations('players')
  const sum = (of: 'won' | 'drawn' | 'lost') => results.reduce((all, tally) => all + tally[of], 0)
  const total = { variant: '', won: sum('won'), drawn: sum('drawn'), lost: sum('lost') }
  return (
    <table className="records mt-4">
      <thead>
        <tr>
          <th scope="col">{t('variant')}</th>
          <th scope="col" className="figure">
            {t('won')}
          </th>
          <th scope="col" className="figure">
            {t('drawn')}
          </th>
          <th scope="col" className="figure">
            {t('lost')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[total, ...results].map((tally) => (
          <tr key={tally.variant}>
            <th scope="row">
              {tally.variant === '' ? t('all') : nameOf(tally.variant)}
              <ResultBar tally={tally} />
            </th>
            <td className="figure">{tally.won}</td>
            <td className="figure">{tally.drawn}</td>
            <td className="figure">{tally.lost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same as a strip: won is filled, drawn is hatched, lost is left white. */
function ResultBar({ tally: { won, drawn, lost } }: { readonly tally: Tally }) {
  const parts = { won, drawn, lost }
  return (
    <span aria-hidden="true" className="result-bar">
      {Object.entries(parts).map(([part, count]) => (
        <span key={part} data-part={part} style={{ flexGrow: count }} />
      ))}
    </span>
  )
}
