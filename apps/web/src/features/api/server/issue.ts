import { z } from 'zod'
import { issueToken } from '../../../server/auth/api-token.ts'
import { readText } from '../../../server/games/plain-text.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'
import { tokenAnswer, tokenAnswerOf } from './token-answer.ts'

/** Makes a token, and shows it this once. */
export const issue = accountProcedure
  .input(z.object({ label: readText.trim().min(1).max(60) }))
  .output(z.object({ token: z.string(), known: tokenAnswer }))
  .mutation(async ({ ctx, input }) => {
    const { token, known } = await issueToken(await ctx.db(), ctx.player.id, input.label, ctx.now())
    return { token, known: tokenAnswerOf(known) }
  })
