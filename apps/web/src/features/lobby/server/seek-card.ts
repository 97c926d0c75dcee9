import { z } from 'zod'
import { clockRule } from '../../../lib/clock/clock-rule.ts'
import { declineReasons } from '../../../lib/seeks/decline-reason.ts'
import type { Player } from '../../../server/auth/player.ts'
import type { Database } from '../../../server/db/open.ts'
import type { SeekRow } from '../../../server/db/schema/index.ts'
import { ratingsFor } from '../../../server/seeks/ratings-for.ts'
import { whyNot } from '../../../server/seeks/why-not.ts'

const person = z.object({
  /** Null for a guest. */
  name: z.string().nullable(),
  /** In the game at the clock wished for; null where there is none. */
  rating: z.number().nullable(),
  isProvisional: z.boolean(),
})

export const seekCard = z
  .object({
    id: z.string(),
    kind: z.enum(['lobby', 'link', 'direct', 'pool']),
    /** Who wishes for it. */
    player: person,
    /** Whom it is for, where it is for one player. */
    opponent: z.object({ name: z.string().nullable() }).nullable(),
    variants: z.array(z.string()).readonly(),
    clocks: z.array(clockRule.nullable()).readonly(),
    rated: z.boolean(),
    /** Seat its owner takes; null is drawn by lot. */
    seat: z.number().nullable(),
    ratingMin: z.number().nullable(),
    ratingMax: z.number().nullable(),
    start: z.string().nullable(),
    /** Whether it asks for a game once more. */
    isRematch: z.boolean(),
    status: z.enum(['open', 'taken', 'withdrawn', 'declined', 'expired']),
    isMine: z.boolean(),
    /** Why the asker may not answer it; null where they may. */
    obstacle: z.enum(['ownSeek', 'notForYou', 'accountNeeded', 'outsideRange']).nullable(),
    declineReason: z.enum(declineReasons).nullable(),
    /** The game it became, told only to those who play it. */
    gameId: z.string().nullable(),
    createdAt: z.string(),
  })
  .readonly()

export type SeekCard = z.infer<typeof seekCard>

/** Deviation from which a rating is a first guess, as lichess draws the line. */
const provisionalFrom = 110

/** Wishes as one asker may see them. Ids of players stay inside: a guest's is all there is to tell them by. */
export async function cardsOf(
  db: Database,
  rows: readonly SeekRow[],
  asker: Player | null,
  now: Date,
): Promise<SeekCard[]> {
  const people = rows.map(({ playerId, name }) => ({ id: playerId, name }))
  const standingOf = await ratingsFor(db, asker ? [...people, asker] : people)
  const mine = asker ? standingOf(asker) : () => null
  return rows.map((row) => {
    const standing = standingOf({ id: row.playerId, name: row.name })(row.variants[0] ?? '', row.clocks[0] ?? null)
    const isMine = row.playerId === asker?.id
    const { id, kind, variants, clocks, rated, seat, ratingMin, ratingMax, start, declineReason } = row
    return {
      ...{ id, kind, variants, clocks, rated, seat, ratingMin, ratingMax, start },
      player: {
        name: row.name,
        rating: standing && Math.round(standing.rating),
        isProvisional: standing !== null && standing.deviation >= provisionalFrom,
      },
      opponent: kind === 'direct' ? { name: row.opponentName } : null,
      isRematch: row.rematchOf !== null,
      // What nobody kept open has expired, though nobody may have written that down yet.
      status: row.status === 'open' && row.openUntil <= now ? 'expired' : row.status,
      isMine,
      obstacle: whyNot(row, asker, mine),
      declineReason,
      gameId: isMine || row.opponentId === asker?.id ? row.gameId : null,
      createdAt: row.createdAt.toISOString(),
    }
  })
}

/** One wish as its asker may see it. */
export async function cardOf(db: Database, row: SeekRow, asker: Player | null, now: Date): Promise<SeekCard> {
  const [card] = await cardsOf(db, [row], asker, now)
  if (!card) throw new Error('One seek made no card.')
  return card
}
