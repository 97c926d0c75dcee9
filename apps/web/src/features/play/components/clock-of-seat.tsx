import type { Seat } from '@variorum/engine/ask'
import { ClockFace } from '@variorum/ui/clock'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { printTime, timeParts } from '../online/state/clock-text.ts'

interface ClockOfSeatProps {
  readonly seat: Seat
  readonly time: {
    readonly left: number
    readonly periods: number
    readonly isRunning: boolean
    readonly isLow: boolean
  }
}

const dayMs = 86_400_000

/** What a seat's clock shows, and says of itself when it is asked. */
export function ClockOfSeat({ seat, time: { left, periods, isRunning, isLow } }: ClockOfSeatProps) {
  const t = useTranslations('play.clock')
  const names = useNames()
  const { days, hours, minutes, seconds } = timeParts(left)
  return (
    <ClockFace
      time={left >= dayMs ? t('days', { days, hours }) : printTime(left)}
      extra={periods > 0 ? t('periods', { periods }) : undefined}
      label={t('spoken', { side: names.seat(seat), days, hours, minutes, seconds, periods })}
      isRunning={isRunning}
      isLow={isLow}
    />
  )
}
