import type { ClockRule, Speed } from './clock-rule.ts'

/** Turns that a game is reckoned to have, and periods of byoyomi that count as time. lila's and lishogi's numbers. */
const turns = 40
const periodsReckoned = 25

/** How long one player's share of a game is reckoned to last, seconds; null where it is counted in days. */
export function estimatedSeconds(rule: ClockRule): number | null {
  if (rule.kind === 'days') return null
  const period = rule.kind === 'byoyomi' ? rule.period * rule.periods : 0
  return (rule.initial + turns * rule.increment + periodsReckoned * period) / 1_000
}

/** Bounds of the classes in seconds, lila's. */
const bounds = [
  ['bullet', 180],
  ['blitz', 480],
  ['rapid', 1_500],
] as const

export function speedOf(rule: ClockRule): Speed {
  const seconds = estimatedSeconds(rule)
  if (seconds === null) return 'correspondence'
  return bounds.find(([, below]) => seconds < below)?.[0] ?? 'classical'
}
