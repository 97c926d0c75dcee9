import { inArray } from 'drizzle-orm'
import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import { speedOf } from '../../lib/clock/speed.ts'
import type { Database } from '../db/open.ts'
import { rating } from '../db/schema/index.ts'
import { unrated } from '../ratings/glicko.ts'

export interface Standing {
  readonly rating: number
  readonly deviation: number
}

/** Where a player stands in a game at a clock; null for a guest, and where time is not counted. */
export type StandingAt = (variant: string, clock: ClockRule | null) => Standing | null

/** Asks once where all of these stand. A player without a name is a guest. */
export async function ratingsFor(
  db: Database,
  players: readonly { readonly id: string; readonly name: string | null }[],
): Promise<(player: { readonly id: string; readonly name: string | null }) => StandingAt> {
  const ids = [...new Set(players.flatMap(({ id, name }) => (name === null ? [] : [id])))]
  const rows = ids.length === 0 ? [] : await db.select().from(rating).where(inArray(rating.playerId, ids))
  const known = new Map(rows.map((row) => [`${row.playerId} ${row.variant} ${row.speed}`, row]))
  return ({ id, name }) =>
    (variant, clock) => {
      if (name === null || clock === null) return null
      return known.get(`${id} ${variant} ${speedOf(clock)}`) ?? unrated
    }
}
