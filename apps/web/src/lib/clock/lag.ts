import type { ClockRule } from './clock-rule.ts'
import { estimatedSeconds } from './speed.ts'

/*
 * Lag is forgiven out of a quota, as lila does: bursts are, and a line that is always bad gets no more than a little for
 * every turn. So it is worth little to tell a greater lag than there is.
 */

/** What a turn adds to the quota, milliseconds: two fifths of a hundredth of a second for each second of the game, and 150 ms. */
export function quotaGain(rule: ClockRule): number {
  const seconds = estimatedSeconds(rule)
  return seconds === null ? 0 : Math.min(1_000, 4 * seconds + 150)
}

/** Turns' worth of quota a game begins with, and how many can be saved up. */
const gainsAtFirst = 3
const gainsAtMost = 7

export const firstQuota = (rule: ClockRule): number => gainsAtFirst * quotaGain(rule)

export const refilledQuota = (rule: ClockRule, quota: number): number =>
  Math.min(gainsAtMost * quotaGain(rule), quota + quotaGain(rule))

/** What of a lag is forgiven: never more than the quota, nor than the time that passed. */
export const forgivenOf = (lag: number, quota: number, elapsed: number): number =>
  Math.max(0, Math.min(lag, quota, elapsed))

/** How long a flag is waited with for a move that may be on its way. */
const longestGrace = 2_000
export const graceOf = (quota: number): number => Math.min(quota, longestGrace)
