import { and, desc, eq, gt, or } from 'drizzle-orm'
import { z } from 'zod'
import { noticeKinds } from '../../../lib/notices/notice-kind.ts'
import { seek } from '../../../server/db/schema/index.ts'
import { switchesOf } from '../../../server/notices/settings.ts'
import { queueBanOf, secondsLeft } from '../../../server/people/queue-ban.ts'
import { keepSeeks } from '../../../server/seeks/keep-seeks.ts'
import { isOpenAt } from '../../../server/seeks/open-seeks.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'
import { gamesUnderWay, gameUnderWay } from './games-under-way.ts'
import { cardsOf, seekCard } from './seek-card.ts'

const mineAnswer = z
  .object({
    /** Who asks; null for somebody who has not been here before, and without a name for a guest. */
    me: z.object({ name: z.string().nullable() }).nullable(),
    /** Why the asker may not look for games among strangers, and for how long: null is for good. */
    ban: z
      .object({ why: z.enum(['leaving', 'moderator']), seconds: z.number().nullable() })
      .readonly()
      .nullable(),
    /** What the asker wishes for, and what became of it in the last minutes. */
    seeks: z.array(seekCard).readonly(),
    /** What the asker is challenged to. */
    challenges: z.array(seekCard).readonly(),
    /** Games that are played, those that wait for the asker first. */
    games: z.array(gameUnderWay).readonly(),
    /** What pages tell the asker of, by a slip. */
    told: z.array(z.enum(noticeKinds)).readonly(),
  })
  .readonly()

/** How long one hears what became of a wish. */
const echoMs = 5 * 60_000

/** What concerns the asker. Asking is a sign of presence, which keeps open what they wish for. */
export const mine = publicProcedure.output(mineAnswer).query(async ({ ctx }) => {
  const { player } = ctx
  if (player === null) return { me: null, ban: null, seeks: [], challenges: [], games: [], told: noticeKinds }
  const [db, now] = [await ctx.db(), ctx.now()]
  const asking = { db, gameOf: ctx.gameOf, player, now }
  await keepSeeks(db, [player.id], now)
  const lately = new Date(now.getTime() - echoMs)
  const seeks = await db
    .select()
    .from(seek)
    .where(and(eq(seek.playerId, player.id), or(isOpenAt(now), gt(seek.openUntil, lately))))
    .orderBy(desc(seek.createdAt), seek.id)
    .limit(50)
  const challenges = await db
    .select()
    .from(seek)
    .where(and(isOpenAt(now), eq(seek.kind, 'direct'), eq(seek.opponentId, player.id)))
    .orderBy(desc(seek.createdAt), seek.id)
    .limit(50)
  const ban = await queueBanOf(db, player.id, now)
  const isOn = await switchesOf(db, [player.id])
  return {
    me: { name: player.name },
    ban: ban && { why: ban.why, seconds: secondsLeft(ban, now) },
    seeks: await cardsOf(asking, seeks),
    challenges: (await cardsOf(asking, challenges)).filter(({ obstacle }) => obstacle !== 'unavailable'),
    games: await gamesUnderWay(db, ctx.gameOf, player.id, now),
    told: noticeKinds.filter((kind) => isOn(player.id, { kind, channel: 'page' })),
  }
})
