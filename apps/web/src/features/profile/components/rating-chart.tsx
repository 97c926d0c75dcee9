import { getFormatter, getTranslations } from 'next-intl/server'
import type { RouterOutputs } from '../../../trpc/types.ts'
import { curvePlot } from '../state/curve-plot.ts'
import { CurveTable } from './curve-table.tsx'

interface RatingChartProps {
  /** What the variant is called. */
  readonly name: string
  readonly points: RouterOutputs['players']['curve']
  readonly today: Date
}

/** How a player's ratings in a variant went: a plate of curves, told apart by their strokes, and the same in figures. */
export async function RatingChart({ name, points, today }: RatingChartProps) {
  const [t, format] = await Promise.all([getTranslations('players'), getFormatter()])
  const { curves, ratings, days } = curvePlot(points, today)
  const day = (value: number | string) => format.dateTime(new Date(value), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <figure className="mt-4">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-small">
        {curves.map(({ speed, points: own }) => {
          const all = own.map(({ rating }) => Math.round(rating))
          return (
            <span key={speed} className="inline-flex items-center gap-2">
              <svg aria-hidden="true" className="curve-key" viewBox="0 0 32 4">
                <path className="curve" data-speed={speed} d="M0 2H32" />
              </svg>
              {t(`speeds.${speed}`)}
              <span className="sr-only">
                {t('curveSpoken', {
                  speed: t(`speeds.${speed}`),
                  first: all[0] ?? 0,
                  from: day(own[0]?.day ?? 0),
                  last: all.at(-1) ?? 0,
                  to: day(own.at(-1)?.day ?? 0),
                  least: Math.min(...all),
                  most: Math.max(...all),
                })}
              </span>
            </span>
          )
        })}
      </figcaption>
      <div aria-hidden="true" className="curve-plate tabular">
        {ratings.map(({ at, value }) => (
          <span key={value} className="curve-rating" style={{ top: `${at}%` }}>
            {format.number(value, { useGrouping: false })}
          </span>
        ))}
        {days.map(({ at, value }) => (
          <span key={value} className="curve-day" style={{ left: `${at}%` }}>
            {format.dateTime(new Date(value), { month: 'short', day: 'numeric', timeZone: 'UTC' })}
          </span>
        ))}
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          {ratings.map(({ at, value }) => (
            <path key={value} className="curve-line" d={`M0 ${at}H100`} />
          ))}
          {curves.map(({ speed, path }) => (
            <path key={speed} className="curve" data-speed={speed} d={path} />
          ))}
        </svg>
      </div>
      <CurveTable name={name} curves={curves} />
    </figure>
  )
}
