import { z } from 'zod'
import { sanctionsOn } from '../../../server/people/sanctions.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

const held = z
  .object({
    id: z.string(),
    kind: z.enum(['warning', 'mute', 'queueBan', 'rename']),
    /** What the moderator wrote to the player; may be empty. */
    words: z.string(),
    /** Null is for good, or until it is done. */
    until: z.string().nullable(),
    isRead: z.boolean(),
  })
  .readonly()

/** What moderators have laid on the asker and holds now. A warning that has been read is over. */
export const standing = publicProcedure.output(z.array(held).readonly()).query(async ({ ctx }) => {
  if (ctx.player === null) return []
  const rows = await sanctionsOn(await ctx.db(), ctx.player.id, ['warning', 'mute', 'queueBan', 'rename'], ctx.now())
  return rows.flatMap(({ id, kind, words, until, readAt }) =>
    kind === 'pardon' || (kind === 'warning' && readAt !== null)
      ? []
      : [{ id, kind, words, until: until?.toISOString() ?? null, isRead: readAt !== null }],
  )
})
