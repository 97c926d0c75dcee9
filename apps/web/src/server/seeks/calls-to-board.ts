import { isLive } from '../../lib/clock/clock-key.ts'
import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import type { SeekRow } from '../db/schema/index.ts'

/** What of a wish says whether its owner may be called away by it. */
interface Calling {
  readonly kind: SeekRow['kind']
  readonly clocks: readonly (ClockRule | null)[]
}

/** Whether a wish may become a game at any moment, for which its owner then has to be there. */
export const callsToBoard = ({ kind, clocks }: Calling): boolean =>
  kind === 'pool' || (kind === 'lobby' && clocks.some(isLive))
