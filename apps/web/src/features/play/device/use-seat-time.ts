'use client'

import type { Seat } from '@variorum/engine/ask'
import { useEffect, useState } from 'react'
import { type ShownClock, shown } from '../../../lib/clock/shown.ts'
import { untilNextMs } from '../online/state/clock-text.ts'
import { isLowTime } from '../online/state/low-time.ts'
import type { DeviceTime } from './use-device-clock.ts'

export interface SeatTime extends ShownClock {
  readonly isRunning: boolean
  readonly isLow: boolean
}

/** What a seat's clock shows, looked at again whenever that changes. Only who shows it is drawn anew. */
export function useSeatTime({ clock, watch, isRunning: isAny, isOut }: DeviceTime, seat: Seat): SeatTime {
  const { rule, state } = clock
  const isRunning = isAny && state.running === seat && !state.isFirst
  const [now, setNow] = useState(state.since)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const at = state.since + watch.read()
      setNow(at)
      clearTimeout(timer)
      if (isRunning) timer = setTimeout(look, untilNextMs(shown(rule, state, seat, at).left))
    }
    look()
    const leave = watch.listen(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      leave()
      document.removeEventListener('visibilitychange', look)
    }
  }, [rule, state, watch, isRunning, seat])
  const time = shown(rule, state, seat, isOut ? Number.POSITIVE_INFINITY : Math.max(now, state.since))
  return { ...time, isRunning, isLow: isLowTime(rule, time) }
}
