import { and, count, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { seek } from '../../../server/db/schema/index.ts'
import { isOpenAt } from '../../../server/seeks/open-seeks.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'
import { cardsOf, seekCard } from './seek-card.ts'

/** More than anybody reads; the youngest are told. */
const mostListed = 100

const lobby = z
  .object({
    seeks: z.array(seekCard).readonly(),
    /** How many wait in the pool. */
    waiting: z.number(),
  })
  .readonly()

/** What is wished for in the lobby, the youngest first. */
export const list = publicProcedure.output(lobby).query(async ({ ctx }) => {
  const [db, now] = [await ctx.db(), ctx.now()]
  const open = (kind: 'lobby' | 'pool') => and(isOpenAt(now), eq(seek.kind, kind))
  const rows = await db
    .select()
    .from(seek)
    .where(open('lobby'))
    .orderBy(desc(seek.createdAt), seek.id)
    .limit(mostListed)
  const [pool] = await db.select({ waiting: count() }).from(seek).where(open('pool'))
  const cards = await cardsOf({ db, gameOf: ctx.gameOf, player: ctx.player, now }, rows)
  return {
    seeks: cards.filter(({ obstacle }) => obstacle !== 'unavailable'),
    waiting: pool?.waiting ?? 0,
  }
})
