import type { ClockRule } from '../../../../lib/clock/clock-rule.ts'
import type { ShownClock } from '../../../../lib/clock/shown.ts'

const dayMs = 86_400_000
const within = (ms: number, least: number, most: number) => Math.min(most, Math.max(least, ms))

/** Below this little time is left: an eighth of what there was at first, within lila's bounds, and lishogi's for periods. */
function lowTimeMs(rule: ClockRule): number {
  switch (rule.kind) {
    case 'fischer':
      return within(rule.initial / 8, 10_000, 60_000)
    case 'byoyomi':
      return within(rule.initial / 8, 10_000, 90_000)
    case 'days':
      return (rule.days * dayMs) / 8
  }
}

/** Whether little time is left; in byoyomi, when it is the last of what comes back. */
export const isLowTime = (rule: ClockRule, { left, inPeriods }: ShownClock): boolean =>
  left < (inPeriods ? 10_000 : lowTimeMs(rule))
