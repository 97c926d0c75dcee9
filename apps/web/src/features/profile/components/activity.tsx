import { getFormatter, getTranslations } from 'next-intl/server'
import type { RouterOutputs } from '../../../trpc/types.ts'
import { daysBetween } from '../state/weeks.ts'

interface ActivityProps {
  readonly played: NonNullable<RouterOutputs['players']['read']>['activity']
  /** The Monday with which it begins. */
  readonly first: Date
  readonly today: Date
}

/** How much somebody played, week by week: a column is a week, a mark a day, the fuller the more games. */
export async function Activity({ played, first, today }: ActivityProps) {
  const [t, format] = await Promise.all([getTranslations('players'), getFormatter()])
  const games = played.reduce((sum, day) => sum + day.games, 0)
  const spoken = (day: string) => format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <p className="mt-2 text-ink-soft">{t('activityText', { games, days: played.length })}</p>
      <div aria-hidden="true" className="activity mt-3">
        {daysBetween(first, today, played).map(({ day, games: own, level }) => (
          <span
            key={day}
            data-level={level}
            title={own > 0 ? t('activityDay', { day: spoken(day), games: own }) : spoken(day)}
          />
        ))}
      </div>
    </>
  )
}
