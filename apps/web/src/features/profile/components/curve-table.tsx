import { getFormatter, getTranslations } from 'next-intl/server'
import type { PlottedCurve } from '../state/curve-plot.ts'

interface CurveTableProps {
  readonly name: string
  readonly curves: readonly PlottedCurve[]
}

/** The curves in figures, the latest day first. */
export async function CurveTable({ name, curves }: CurveTableProps) {
  const [t, format] = await Promise.all([getTranslations('players'), getFormatter()])
  const days = [...new Set(curves.flatMap(({ points }) => points.map(({ day }) => day)))].sort().reverse()
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
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">{format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })}</th>
                {curves.map(({ speed, points }) => {
                  const point = points.find((one) => one.day === day)
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
