import { z } from 'zod'
import { clockRule } from '../../../lib/clock/clock-rule.ts'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { declineReasons } from '../../../lib/seeks/decline-reason.ts'
import type { Player } from '../../../server/auth/player.ts'
import type { Database } from '../../../server/db/open.ts'
import type { SeekRow } from '../../../server/db/schema/index.ts'
import { avoidedByOne } from '../../../server/people/blocks.ts'
import { ratingsFor } from '../../../server/seeks/ratings-for.ts'
import { titleOf } from '../../../server/seeks/title-of.ts'
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
    /** What the game is called, the first of several. */
    title: z.string(),
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
    obstacle: z.enum(['ownSeek', 'unavailable', 'notForYou', 'accountNeeded', 'outsideRange']).nullable(),
    declineReason: z.enum(declineReasons).nullable(),
    /** The game it became, told only to those who play it. */
    gameId: z.string().nullable(),
    createdAt: z.string(),
  })
  .readonly()

export type SeekCard = z.infer<typeof seekCard>

/** Deviation from which a rating is a first guess, as lichess draws the line. */
const provisionalFrom = 110

interface Asking {
  readonly db: Database
  readonly gameOf: EngineContext['gameOf']
  readonly player: Player | null
  readonly now: Date
}

/** Wishes as one asker may see them. Ids of players stay inside: a guest's is all there is to tell them by. */
export async function cardsOf({ db, gameOf, player, now }: Asking, rows: readonly SeekRow[]): Promise<SeekCard[]> {
  const people = rows.map(({ playerId, name }) => ({ id: playerId, name }))
  const standingOf = await ratingsFor(db, player ? [...people, player] : people)
  const mine = player ? standingOf(player) : () => null
  const avoids = player ? await avoidedByOne(db, player.id) : new Set<string>()
  return Promise.all(
    rows.map(async (row) => {
      const [variant = ''] = row.variants
      const standing = standingOf({ id: row.playerId, name: row.name })(variant, row.clocks[0] ?? null)
      const isMine = row.playerId === player?.id
      const { id, kind, variants, clocks, rated, seat, ratingMin, ratingMax, start, declineReason } = row
      return {
        ...{ id, kind, variants, clocks, rated, seat, ratingMin, ratingMax, start },
        title: await titleOf(gameOf, variant),
        player: {
          name: row.name,
          rating: standing && Math.round(standing.rating),
          isProvisional: standing !== null && standing.deviation >= provisionalFrom,
        },
        opponent: kind === 'direct' ? { name: row.opponentName } : null,
        isRematch: row.rematchOf !== null,
        // What nobody kept open has expired, though nobody may have written that down yet.
        status: row.status === 'open' && row.openUntil <= now ? ('expired' as const) : row.status,
        isMine,
        obstacle: whyNot(row, player, mine, avoids),
        declineReason,
        gameId: isMine || (player !== null && row.opponentId === player.id) ? row.gameId : null,
        createdAt: row.createdAt.toISOString(),
      }
    }),
  )
}

/** One wish as its asker may see it. */
export async function cardOf(asking: Asking, row: SeekRow): Promise<SeekCard> {
  const [card] = await cardsOf(asking, [row])
  if (!card) throw new Error('One seek made no card.')
  return card
}
