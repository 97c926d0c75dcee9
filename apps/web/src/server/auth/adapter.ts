import { randomInt } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { Adapter, AdapterUser } from 'next-auth/adapters'
import type { Database } from '../db/open.ts'
import { type AccountRow, account, oauthLink, session } from '../db/schema/index.ts'
import { bus } from '../realtime/bus.ts'
import { claimGuest } from './claim-guest.ts'
import { accountAt } from './find-account.ts'
import { tokenHashOf } from './secret-token.ts'
import { readSession } from './session.ts'
import { demandFreeName, insertAccount } from './take-name.ts'

interface AdapterSurroundings {
  readonly db: () => Promise<Database>
  readonly now: () => Date
  /** The guest that asks, whose games go to the account it signs in as. */
  readonly guestId: string | null
}

/** Our accounts and sessions as next-auth asks for them when another site vouches for somebody. */
export function accountAdapter({ db, now, guestId }: AdapterSurroundings): Adapter {
  const userBy = async (id: string) => {
    const [found] = await (await db())
      .select()
      .from(account)
      .where(and(eq(account.id, id), isNull(account.closedAt)))
    return found ? userOf(found) : null
  }
  return {
    createUser: async ({ name, email }) => userOf(await newAccount(await db(), name ?? '', email, now())),
    getUser: userBy,
    getUserByEmail: async (email) => {
      const found = await accountAt(await db(), email)
      return found && userOf(found)
    },
    getUserByAccount: async ({ provider, providerAccountId }) => {
      const isIt = and(eq(oauthLink.provider, provider), eq(oauthLink.providerAccountId, providerAccountId))
      const [link] = await (await db()).select().from(oauthLink).where(isIt)
      return link ? userBy(link.accountId) : null
    },
    updateUser: async ({ id }) => (await userBy(id)) ?? Promise.reject(new Error('There is no such account.')),
    // What else the other site hands over would open doors there; it is not kept.
    linkAccount: async ({ provider, providerAccountId, userId }) => {
      await (await db()).insert(oauthLink).values({ provider, providerAccountId, accountId: userId, createdAt: now() })
    },
    createSession: async (opened) => {
      const { sessionToken, userId, expires } = opened
      const ended = await (await db()).transaction(async (tx) => {
        const calledOff = guestId === null ? [] : await claimGuest(tx, guestId, userId, now())
        const tokenHash = tokenHashOf(sessionToken)
        await tx.insert(session).values({ tokenHash, accountId: userId, createdAt: now(), expiresAt: expires })
        return calledOff
      })
      for (const { id, version } of ended) bus().publish(`game:${id}`, version)
      return opened
    },
    getSessionAndUser: async (sessionToken) => {
      const found = await readSession(await db(), sessionToken, now())
      if (!found) return null
      const { expiresAt: expires } = found
      return { session: { sessionToken, userId: found.account.id, expires }, user: userOf(found.account) }
    },
    updateSession: async ({ sessionToken, expires }) => {
      const isIt = eq(session.tokenHash, tokenHashOf(sessionToken))
      if (expires) await (await db()).update(session).set({ expiresAt: expires }).where(isIt)
      return null
    },
    deleteSession: async (sessionToken) => {
      await (await db()).delete(session).where(eq(session.tokenHash, tokenHashOf(sessionToken)))
    },
  }
}

function userOf({ id, name, email, emailVerifiedAt }: AccountRow): AdapterUser {
  // The library's type wants an address; one that is blank is never written to.
  return { id, name, email: email ?? '', emailVerified: emailVerifiedAt }
}

/** An account under the name somebody has elsewhere, or one near it where that is taken or will not do here. */
async function newAccount(db: Database, wished: string, email: string | null, now: Date): Promise<AccountRow> {
  const stem = wished
    .replaceAll(/[^a-zA-Z0-9_-]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .slice(0, 14)
  const tries = [stem, ...[1, 2, 3].map(() => `${stem || 'player'}-${randomInt(1_000, 10_000)}`)]
  for (const name of [...tries, ...[1, 2, 3].map(() => `player-${randomInt(100_000, 1_000_000)}`)]) {
    if (!(await isFree(db, name))) continue
    const made = await insertAccount(db, { name, email: email || null }, now)
    if (made) return made
  }
  throw new Error('No name was free for a new account.')
}

async function isFree(db: Database, name: string): Promise<boolean> {
  try {
    await demandFreeName(db, name)
    return true
  } catch (error) {
    if (error instanceof TRPCError) return false
    throw error
  }
}
