'use client'

import { useState } from 'react'
import { type DeviceClock, turnTime } from '../../../lib/clock/device-clock.ts'

/** A game that rests: the board is covered, and no clock runs. */
export interface Rest {
  readonly isResting: boolean
  readonly begin: () => void
  readonly end: () => void
}

/** However a page is come to on which time would run out, the game rests: whoever opened it may not be there yet. */
export function useRest(clock: DeviceClock | null, isPlayed: boolean): Rest {
  const [isWished, setWished] = useState(() => clock !== null && turnTime(clock) !== null)
  return {
    isResting: isWished && isPlayed && clock !== null,
    begin: () => setWished(true),
    end: () => setWished(false),
  }
}
