import { botLevels } from '@variorum/engine/bot-levels'
import { editionOf } from '@variorum/engine/game'
import { z } from 'zod'
import { suggestedLevel } from '../../../server/bots/bot-standing.ts'
import { plainText } from '../../../server/games/plain-text.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

/** Which bot would be an even match for the asker in a game, by the games they have played; null where none says so. */
export const suggestion = publicProcedure
  .input(z.object({ variant: plainText.min(1).max(64) }))
  .output(z.enum(botLevels).nullable())
  .query(async ({ ctx, input }) =>
    ctx.player ? suggestedLevel(await ctx.db(), ctx.player.id, editionOf(input.variant)) : null,
  )
