import type { ClockRule } from './clock-rule.ts'
import { estimatedSeconds, speedOf } from './speed.ts'

export const dayMs = 24 * 60 * 60 * 1_000

/** lila's numbers, seconds. */
const allowances = { bullet: 20, blitz: 25, rapid: 30, classical: 35 } as const
const hasteBelow = 30
const inHaste = 15

/**
 * How long a player has for the first turn, which costs nothing. Whoever meets a variant for the first time has twice as
 * long: the men have to be looked at first.
 */
export function firstMoveMs(rule: ClockRule, isNew: boolean): number {
  if (rule.kind === 'days') return rule.days * dayMs
  const speed = speedOf(rule)
  const isHasty = (estimatedSeconds(rule) ?? 0) < hasteBelow
  const seconds = speed === 'correspondence' || isHasty ? inHaste : allowances[speed]
  return seconds * 1_000 * (isNew ? 2 : 1)
}
