'use client'

import { useMemo } from 'react'
import type { Time, UseTime } from '../state/time.ts'
import { clocksWith } from './clocks-with.ts'
import { DeviceClock } from './device-clock.tsx'
import { RestButton } from './rest-button.tsx'
import { RestCard } from './rest-card.tsx'
import { TimeNews } from './time-news.tsx'
import { useDeviceClock } from './use-device-clock.ts'
import { useRest } from './use-rest.ts'

/** The time of a game that everybody sees, at one device: it rests when it is told to, and however its page is come to. */
export const useOpenTime: UseTime = (record, pending, steps, isPlayed): Time | null => {
  const clock = useMemo(
    () => (record.clock ? clocksWith(record.clock, pending, steps) : null),
    [record.clock, pending, steps],
  )
  const rest = useRest(clock, isPlayed)
  const { isResting } = rest
  const time = useDeviceClock(record.id, clock, { isPlayed, rests: isResting })
  if (!time) return null
  const { isOut, thought } = time
  return {
    isOut,
    isResting,
    thought,
    clock: (seat) => <DeviceClock time={time} seat={seat} />,
    news: <TimeNews time={time} isResting={isResting} />,
    button: isPlayed && <RestButton rest={rest} />,
    cover: isResting && <RestCard toMove={time.clock.state.running ?? 0} onEnd={rest.end} />,
  }
}
