import type { Speed } from '../../lib/clock/clock-rule.ts'
import { dayMs } from '../../lib/clock/first-move.ts'
import type { GamePlayerRow } from '../db/schema/index.ts'

/** How long a player who left is waited for, at any speed. lila's numbers here and below. */
const base = 40_000
const factors = { bullet: 1, blitz: 1, rapid: 2, classical: 3 } as const
/** A game of days, or without a clock, is one people come back to. */
const slow = 30 * dayMs

/** How long a player may be away on a turn before the game may be claimed; half as long for a guest, whom little holds. */
export function patienceMs(speed: Speed | null, { name }: Pick<GamePlayerRow, 'name'>): number {
  if (speed === null || speed === 'correspondence') return slow
  return (base * factors[speed]) / (name === null ? 2 : 1)
}
