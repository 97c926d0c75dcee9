import { askPosition, describe } from '@variorum/engine/ask'
import { hasTable } from '../../lib/board/has-table.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import type { StoredWish } from './seek-wish.ts'

/** Refuses a wish that no game could come of, or that its player may not have. */
export async function demandPlayable(
  gameOf: EngineContext['gameOf'],
  player: Player,
  { variants, clocks, rated, ratingMin, ratingMax, start }: StoredWish,
): Promise<void> {
  if (rated && player.isGuest) throw refusal('FORBIDDEN', 'accountNeeded')
  if (rated && start !== null) throw refusal('BAD_REQUEST', 'positionIsCasual')
  // Without a clock nobody would ever have to lose.
  if (rated && clocks.includes(null)) throw refusal('BAD_REQUEST', 'ratedNeedsClock')
  if (ratingMin !== null && ratingMax !== null && ratingMin > ratingMax) throw refusal('BAD_REQUEST', 'badRange')
  for (const variant of variants) {
    const played = await gameOf(variant)
    if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant })
    const described = describe(played)
    if (!hasTable(described) || described.seats.length !== 2) throw refusal('BAD_REQUEST', 'notForTwo', { variant })
    if (start === null) continue
    // Whoever typed the position would know what the other side hides.
    if (!described.isOpen) throw refusal('BAD_REQUEST', 'noPosition', { variant })
    const asked = askPosition(played, { variant, start, moves: [] })
    if (!asked.ok) throw refusal('BAD_REQUEST', asked.error.key, asked.error.params)
    if (asked.value.outcome) throw refusal('BAD_REQUEST', 'alreadyOver')
  }
}
