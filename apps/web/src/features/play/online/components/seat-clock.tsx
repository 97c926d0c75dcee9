import type { Seat } from '@variorum/engine/ask'
import { ClockFace } from '@variorum/ui/clock'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../../lib/board/names.ts'
import { printTime, timeParts } from '../state/clock-text.ts'
import { useClock } from '../state/use-clock.ts'
import type { Online } from '../state/use-online.ts'

const dayMs = 86_400_000

/** A seat's clock, counting down as the server counts. */
export function SeatClock({ online, seat }: { readonly online: Online; readonly seat: Seat }) {
  const t = useTranslations('online.clock')
  const names = useNames()
  const time = useClock(online.snapshot, online.offset, seat)
  if (!time) return null
  const { left, periods, isRunning, isLow } = time
  const { days, hours, minutes, seconds } = timeParts(left)
  const shown = left >= dayMs ? t('days', { days, hours }) : printTime(left)
  const words = t('spoken', { side: names.seat(seat), days, hours, minutes, seconds, periods })
  return (
    <ClockFace
      time={shown}
      extra={periods > 0 ? t('periods', { periods }) : undefined}
      label={words}
      isRunning={isRunning}
      isLow={isLow}
    />
  )
}
