import { isLive } from '../../lib/clock/clock-key.ts'
import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import type { SeekRow } from '../db/schema/index.ts'

const second = 1_000
const day = 24 * 3_600 * second

/** How long a wish outlives the last sign of its owner, where both must be there when the game begins. */
export const graceMs = 20 * second

/**
 * How long a new wish is open, where both must be there when the game begins and where they need not. In the lobby it is
 * moved on while its owner is present, and dies with their presence. An address was perhaps sent by another program on
 * the same phone, which put this page to sleep, so it stays good for a day; whoever challenges one player may turn away
 * for a moment.
 */
const lasts = {
  pool: { live: graceMs, slow: graceMs },
  lobby: { live: graceMs, slow: 7 * day },
  direct: { live: 300 * second, slow: 14 * day },
  link: { live: day, slow: 14 * day },
} as const satisfies Readonly<Record<SeekRow['kind'], unknown>>

export function openUntil(kind: SeekRow['kind'], clock: ClockRule | null, now: Date): Date {
  return new Date(now.getTime() + lasts[kind][isLive(clock) ? 'live' : 'slow'])
}
