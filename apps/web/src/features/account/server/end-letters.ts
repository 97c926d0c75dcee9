import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { refusal } from '../../../lib/refusal.ts'
import { secretOf } from '../../../server/auth/secret.ts'
import { account } from '../../../server/db/schema/index.ts'
import { silenceLetters } from '../../../server/notices/settings.ts'
import { readUnsubscribeToken } from '../../../server/notices/unsubscribe-token.ts'
import { enteringProcedure } from './entering-procedure.ts'

/** Ends letters about games to whoever had the link in one of them, signed in or not. Done twice, it is done. */
export const endLetters = enteringProcedure
  .input(z.object({ token: z.string().max(500) }))
  .mutation(async ({ ctx, input }) => {
    const accountId = await readUnsubscribeToken(input.token, secretOf(env()))
    if (accountId === null) throw refusal('BAD_REQUEST', 'linkUsed')
    const db = await ctx.db()
    const isOpen = and(eq(account.id, accountId), isNull(account.closedAt))
    if ((await db.$count(account, isOpen)) > 0) await silenceLetters(db, accountId)
  })
