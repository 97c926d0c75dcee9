import { isWithin } from '../../lib/seeks/rating-range.ts'
import type { Player } from '../auth/player.ts'
import type { SeekRow } from '../db/schema/index.ts'
import type { StandingAt } from './ratings-for.ts'

export type Obstacle = 'ownSeek' | 'unavailable' | 'notForYou' | 'accountNeeded' | 'outsideRange'

/** Why a player may not answer a wish; null where they may. Nobody in particular is answered as a guest. */
export function whyNot(
  seek: SeekRow,
  player: Player | null,
  standingAt: StandingAt,
  avoids: ReadonlySet<string>,
): Obstacle | null {
  const [variant = ''] = seek.variants
  if (seek.playerId === player?.id) return 'ownSeek'
  // Whoever is blocked is not told; the word for it fits others as well.
  if (avoids.has(seek.playerId)) return 'unavailable'
  if (seek.kind === 'direct' && seek.opponentId !== player?.id) return 'notForYou'
  if (seek.rated && (player === null || player.isGuest)) return 'accountNeeded'
  const rating = standingAt(variant, seek.clocks[0] ?? null)?.rating ?? null
  return isWithin(rating, seek) ? null : 'outsideRange'
}
