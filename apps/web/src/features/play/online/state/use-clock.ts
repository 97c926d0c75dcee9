'use client'

import type { Seat } from '@variorum/engine/ask'
import { useCallback } from 'react'
import { type ShownClock, shown } from '../../../../lib/clock/shown.ts'
import { untilNextMs } from './clock-text.ts'
import { isLowTime } from './low-time.ts'
import type { OnlineSnapshot } from './snapshot.ts'
import { useServerNow } from './use-server-now.ts'

export interface SeatTime extends ShownClock {
  readonly isRunning: boolean
  readonly isLow: boolean
}

/** A seat's clock, counting down; null in a game without. */
export function useClock(
  { clock, clocks, now: told }: OnlineSnapshot,
  offset: number | null,
  seat: Seat,
): SeatTime | null {
  const isRunning = clocks.running === seat && !clocks.isFirst
  const untilNext = useCallback(
    (now: number) => (isRunning && clock ? untilNextMs(shown(clock, clocks, seat, now).left) : null),
    [isRunning, clock, clocks, seat],
  )
  const now = useServerNow(told, offset, untilNext)
  if (!clock) return null
  const time = shown(clock, clocks, seat, now)
  return { ...time, isRunning, isLow: isLowTime(clock, time) }
}
