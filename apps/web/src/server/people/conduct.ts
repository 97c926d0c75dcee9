import { isLive } from '../../lib/clock/clock-key.ts'
import type { GamePlayerRow, GameRow } from '../db/schema/index.ts'

/** How a seat left a game; it stayed where it saw the game to its end, or gave it up like anybody may. */
export type Conduct = 'stayed' | 'aborted' | 'noShow' | 'left'

/** Whoever had no stream for this long while their time ran out was not thinking. */
const goneMs = 20_000

export interface Ending {
  /** What ended it: the kind of the change, and the seat whose doing it was. */
  readonly kind: string
  readonly seat: number | null
  readonly reason: string
  /** Seat whose turn it was. */
  readonly running: number | null
}

/** How each seat left a game between two that has just ended. */
export function conductsOf(
  row: Pick<GameRow, 'clock' | 'clockState'>,
  players: readonly Pick<GamePlayerRow, 'seenAt'>[],
  { kind, seat, reason, running }: Ending,
  now: Date,
): readonly Conduct[] {
  return players.map(({ seenAt }, index) => {
    if (kind === 'abort') return index === seat ? 'aborted' : 'stayed'
    // To give up what one has not begun to play is calling it off by another name.
    if (kind === 'resign' && index === seat && row.clockState?.seats[index]?.hasMoved === false) return 'aborted'
    if (index !== running) return 'stayed'
    if (reason === 'noShow') return 'noShow'
    if (kind === 'claimAbsence') return 'left'
    const isGone = isLive(row.clock) && now.getTime() - seenAt.getTime() >= goneMs
    return reason.startsWith('timeout') && isGone ? 'left' : 'stayed'
  })
}
