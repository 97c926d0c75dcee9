import { z } from 'zod'
import { blockedBy } from '../../../server/people/block.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

const blockedPlayer = z
  .object({
    id: z.string(),
    /** Null for who was met as a guest, or has closed their account. */
    name: z.string().nullable(),
    since: z.string(),
  })
  .readonly()

/** Whom the asker has blocked. */
export const blocked = publicProcedure.output(z.array(blockedPlayer).readonly()).query(async ({ ctx }) => {
  if (ctx.player === null) return []
  const rows = await blockedBy(await ctx.db(), ctx.player.id)
  return rows.map(({ createdAt, ...one }) => ({ ...one, since: createdAt.toISOString() }))
})
