import type { ReplayAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { usePlayers } from '../../../lib/board/seats.tsx'
import { acrossOf } from '../state/evaluation-plot.ts'

interface ThinkTimesProps {
  readonly replay: ReplayAnswer
  /** By step, what it took, milliseconds; null where no clock ran. */
  readonly times: readonly (number | null)[]
  readonly ply: number
}

/** How long each move took: the first side's bars stand, the other's hang. */
export function ThinkTimes({ replay, times, ply }: ThinkTimesProps) {
  const t = useTranslations('review')
  const names = useNames()
  const { seats } = usePlayers()
  const longest = Math.max(1, ...times.map((time) => time ?? 0))
  const inWords = (ms: number) => {
    const seconds = Math.round(ms / 1_000)
    return seconds < 60
      ? t('seconds', { seconds })
      : t('minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
  }
  const steps = replay.steps.length
  return (
    <section className="sheet" aria-labelledby="times">
      <h2 id="times" className="margin-head">
        {t('times')}
      </h2>
      <div className="times-plate">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="chances-middle" d="M0 50H100" />
          {replay.steps.map(({ move }, index) => {
            // A square root, or one long think would flatten all the others.
            const height = 48 * Math.sqrt((times[index] ?? 0) / longest)
            const from = acrossOf(index, steps)
            const up = move.seat === 0 ? -height : height
            return (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
                key={index}
                className="times-bar"
                data-seat={move.seat}
                data-now={index + 1 === ply || undefined}
                d={`M${from} 50v${up}h${(100 / steps) * 0.85}v${-up}z`}
              />
            )
          })}
        </svg>
      </div>
      <ul className="times-words">
        {seats.map((id, seat) => {
          const own = times.filter((_, index) => replay.steps[index]?.move.seat === seat).map((time) => time ?? 0)
          const total = inWords(own.reduce((sum, time) => sum + time, 0))
          return (
            <li key={id}>{t('timesSpoken', { side: names.seat(seat), total, most: inWords(Math.max(0, ...own)) })}</li>
          )
        })}
      </ul>
    </section>
  )
}
