import { z } from 'zod'
import { tokensOf } from '../../../server/auth/api-token.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'
import { tokenAnswer, tokenAnswerOf } from './token-answer.ts'

/** The asker's tokens, in the order in which they were made. */
export const list = accountProcedure
  .output(z.array(tokenAnswer))
  .query(async ({ ctx }) => (await tokensOf(await ctx.db(), ctx.player.id)).map(tokenAnswerOf))
