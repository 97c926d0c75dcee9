import { z } from 'zod'
import { ownBlockOf } from '../../../server/people/block.ts'
import { personNamed, personOf } from '../../../server/people/person-of.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** How the asker stands to a player: whether it is themselves, and by which block of theirs they have blocked them. */
export const ownBlock = publicProcedure
  .input(z.object({ who: personNamed }))
  .output(z.object({ isMe: z.boolean(), blockId: z.string().nullable() }).readonly())
  .query(async ({ ctx, input }) => {
    const db = await ctx.db()
    const person = await personOf(db, input.who)
    if (ctx.player === null) return { isMe: false, blockId: null }
    return { isMe: person.id === ctx.player.id, blockId: await ownBlockOf(db, ctx.player.id, person) }
  })
