import { z } from 'zod'
import { type DeviceClock, longestTurnMs } from '../../../lib/clock/device-clock.ts'
import type { GameRow } from '../../../server/db/schema/index.ts'

/** How long the turn has taken, as the device has counted: the time in which the game rested is not in it. Milliseconds. */
export const thought = z.int().min(0).max(longestTurnMs)

/** The clocks of a game on one device; null where it is played without. */
export function clockIn({ clock, clockState }: GameRow): DeviceClock | null {
  return clock && clockState ? { rule: clock, state: clockState } : null
}
