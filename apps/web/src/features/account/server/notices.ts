import { z } from 'zod'
import { env } from '../../../env.ts'
import { noticeChannels, noticeKinds, noticeSwitches } from '../../../lib/notices/notice-kind.ts'
import { mailWay } from '../../../server/auth/mail.ts'
import { secretOf } from '../../../server/auth/secret.ts'
import { switchesOf } from '../../../server/notices/settings.ts'
import { hasSubscription } from '../../../server/push/subscriptions.ts'
import { vapidKeys } from '../../../server/push/vapid.ts'
import { accountProcedure } from '../../../server/trpc/procedures.ts'

export const noticeSwitch = z.object({ kind: z.enum(noticeKinds), channel: z.enum(noticeChannels) }).readonly()

export type OwnNotices = z.infer<typeof ownNotices>

const ownNotices = z
  .object({
    /** The switches that are on. */
    on: z.array(noticeSwitch).readonly(),
    /** Why no letters come, whatever the switches say. */
    noLetters: z.enum(['noMail', 'noAddress']).nullable(),
    /** The key by which a browser knows whose messages it takes. */
    pushKey: z.string(),
    /** Whether this very browser takes messages, as far as the server knows. */
    hasPush: z.boolean(),
  })
  .readonly()

/** What the asker is told, and how. */
export const notices = accountProcedure.output(ownNotices).query(async ({ ctx }) => {
  const db = await ctx.db()
  const { account, tokenHash } = ctx.session
  const isOn = await switchesOf(db, [account.id])
  return {
    on: noticeSwitches.filter((one) => isOn(account.id, one)),
    noLetters: mailWay() === null ? 'noMail' : account.emailVerifiedAt === null ? 'noAddress' : null,
    pushKey: vapidKeys(secretOf(env())).publicKey,
    hasPush: await hasSubscription(db, tokenHash),
  } as const
})
