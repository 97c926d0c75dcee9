import { askTree } from '@variorum/engine/ask'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { plainText } from '../../../server/games/plain-text.ts'
import { shareStudy } from '../../../server/studies/shared-studies.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'
import { longestShared, longestWay } from '../state/shared-bounds.ts'

/** Gives a tree of variations a short address, under which whoever has it sees it as it is now. */
export const share = playerProcedure
  .input(
    z.object({
      variant: plainText.min(1).max(64),
      text: z.string().max(longestShared),
      way: z.array(z.int().min(0).max(999)).max(longestWay),
    }),
  )
  .output(z.object({ id: z.string() }))
  .mutation(async ({ ctx, input }) => {
    await ctx.admitTo('share')
    const game = await ctx.gameOf(input.variant)
    if (!game) throw refusal('NOT_FOUND', 'unknownVariant', { variant: input.variant })
    // Only what the rules can read again is worth an address.
    const tree = askTree(game, input.text)
    if (!tree.ok) throw refusal('BAD_REQUEST', tree.error.key, tree.error.params)
    const shared = { ...input, variant: game.variant.slug }
    return { id: await shareStudy(await ctx.db(), ctx.player.id, shared, ctx.now()) }
  })
