import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { seek } from '../../../server/db/schema/index.ts'
import { seekId } from '../../../server/seeks/seek-wish.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'
import { cardOf, seekCard } from './seek-card.ts'

/** One challenge, for whoever has its address; one for a player is told to that player and to who made it. */
export const get = publicProcedure
  .input(z.object({ id: seekId }))
  .output(seekCard)
  .query(async ({ ctx, input }) => {
    const [db, now] = [await ctx.db(), ctx.now()]
    const [row] = await db.select().from(seek).where(eq(seek.id, input.id))
    const asker = ctx.player
    const isTheirs = row !== undefined && [row.playerId, row.opponentId].includes(asker?.id ?? null)
    if (!row || (row.kind !== 'link' && !isTheirs)) throw refusal('NOT_FOUND', 'seekGone')
    return cardOf({ db, gameOf: ctx.gameOf, player: asker, now }, row)
  })
