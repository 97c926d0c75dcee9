import { getFormatter, getTranslations } from 'next-intl/server'
import type { PlottedCurve } from '../state/curve-plot.ts'

interface CurveTableProps {
  readonly name: string
  readonly curves: readonly PlottedCurve[]
}

/** The curves in figures, the latest first: by days, or by games where a day has several. */
export async function CurveTable({ name, curves }: CurveTableProps) {
  const [t, format] = await Promise.all([getTranslations('players'), getFormatter()])
  const isFine = curves.some(({ points }) => new Set(points.map(({ day }) => day)).size < points.length)
  const rowOf = ({ day, at }: { readonly day: string; readonly at: string }) => (isFine ? at : day)
  const rows = [...new Set(curves.flatMap(({ points }) => points.map(rowOf)))].sort().reverse()
  const timed = isFine ? ({ dateStyle: 'medium', timeStyle: 'short' } as const) : ({ dateStyle: 'medium' } as const)
  return (
    <details className="mt-3">
      <summary className="link w-fit cursor-pointer text-small">{t('curveTable')}</summary>
      {/* A region that scrolls can be reached by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: that is what makes it so */}
      <section aria-label={t('curveOf', { name })} tabIndex={0} className="max-h-72 overflow-y-auto">
        <table className="records mt-2">
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              {curves.map(({ speed }) => (
                <th key={speed} scope="col" className="figure">
                  {t(`speeds.${speed}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{format.dateTime(new Date(row), { ...timed, timeZone: 'UTC' })}</th>
                {curves.map(({ speed, points }) => {
                  const point = points.find((one) => rowOf(one) === row)
                  return (
                    <td key={speed} className="figure">
                      {point ? format.number(Math.round(point.rating), { useGrouping: false }) : ''}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
