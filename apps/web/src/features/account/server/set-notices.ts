import { z } from 'zod'
import { noticeSwitches } from '../../../lib/notices/notice-kind.ts'
import { setSwitches } from '../../../server/notices/settings.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'
import { noticeSwitch } from './notices.ts'

/** Sets what the asker wants to be told, and how: these switches on, all others off. */
export const setNotices = accountProcedure
  .input(z.object({ on: z.array(noticeSwitch).max(noticeSwitches.length) }))
  .mutation(async ({ ctx, input }) => setSwitches(await ctx.db(), ctx.player.id, input.on))
