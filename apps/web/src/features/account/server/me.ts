import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { mailWay } from '../../../server/auth/mail.ts'
import { credential, oauthLink, session } from '../../../server/db/schema/index.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

export type OwnAccount = z.infer<typeof ownAccount>

const ownAccount = z.object({
  name: z.string(),
  email: z.string().nullable(),
  isModerator: z.boolean(),
  hasPassword: z.boolean(),
  mayChangeName: z.boolean(),
  /** Devices signed in, this one included. */
  devices: z.int(),
  /** By whom the account may sign in besides. */
  links: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** Whether this server sends letters. */
  hasMail: z.boolean(),
})

/** The asker's own account as its page shows it; null for a guest. */
export const me = publicProcedure.output(ownAccount.nullable()).query(async ({ ctx }) => {
  const open = ctx.session
  if (!open) return null
  const db = await ctx.db()
  const { id, name, email, role, nameChangedAt, createdAt } = open.account
  const passwords = await db.select({ id: credential.accountId }).from(credential).where(eq(credential.accountId, id))
  const links = await db.select({ provider: oauthLink.provider }).from(oauthLink).where(eq(oauthLink.accountId, id))
  return {
    name,
    email,
    isModerator: role === 'moderator',
    hasPassword: passwords.length > 0,
    mayChangeName: nameChangedAt === null,
    devices: await db.$count(session, eq(session.accountId, id)),
    links: links.map(({ provider }) => provider),
    createdAt: createdAt.toISOString(),
    hasMail: mailWay() !== null,
  }
})
