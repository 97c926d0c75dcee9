'use client'

import type { GameRecord } from '../state/record.ts'
import type { Time } from '../state/time.ts'
import { DeviceClock } from './device-clock.tsx'
import { TimeNews } from './time-news.tsx'
import { useDeviceClock } from './use-device-clock.ts'

/** The time of a game behind a curtain, which rests while nobody has the board. */
export function useVeiledTime(record: GameRecord, isPlayed: boolean, rests: boolean): Time | null {
  const time = useDeviceClock(record.id, record.clock ?? null, { isPlayed, rests })
  if (!time) return null
  const { isOut, thought } = time
  return {
    isOut,
    isResting: false,
    thought,
    clock: (seat) => <DeviceClock time={time} seat={seat} />,
    news: <TimeNews time={time} isResting={false} />,
    button: null,
    cover: null,
  }
}
