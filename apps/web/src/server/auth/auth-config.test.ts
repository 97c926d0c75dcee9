import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { visit } from '../../../test/visit.ts'
import { account, game, oauthLink } from '../db/schema/index.ts'
import { accountAdapter } from './adapter.ts'
import { authConfig, vouchers } from './auth-config.ts'
import { newSecretToken } from './secret-token.ts'
import { readSession } from './session.ts'

vi.hoisted(() => {
  process.env.AUTH_GITHUB_ID = 'client of a test'
  process.env.AUTH_GITHUB_SECRET = 'secret of a test'
  process.env.VARIORUM_TRUST_PROXY = '1'
})

const db = ownDatabase()

const now = () => new Date()
const adapterFor = (guestId: string | null) => accountAdapter({ db: async () => db(), now, guestId })

/** The adapter as far as next-auth calls it: all of this is there, which its type leaves open. */
const adapter = adapterFor(null) as Required<ReturnType<typeof accountAdapter>>

const newcomer = (name: string, email = '') => adapter.createUser({ id: 'unused', name, email, emailVerified: null })

describe('somebody another site vouches for', () => {
  it('gets a cookie that insists on TLS where there is TLS', async () => {
    const cookieOver = async (protocol: string) =>
      (await authConfig(new Headers({ 'x-forwarded-proto': protocol }))).cookies?.sessionToken
    const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: true }
    expect(await cookieOver('https')).toEqual({ name: '__Host-variorum.session', options })
    expect(await cookieOver('http')).toMatchObject({ name: 'variorum.session', options: { secure: false } })
  })

  it('is offered only the sites this one has keys for', () => {
    expect(vouchers()).toEqual(['github'])
  })

  it('gets their name there, or one near it where it is taken or will not do', async () => {
    expect((await newcomer('octo-cat')).name).toBe('octo-cat')
    expect((await newcomer('Octo_Cat')).name).toMatch(/^Octo_Cat-\d{4}$/)
    expect((await newcomer('Ägir Ö')).name).toMatch(/^gir$/)
    expect((await newcomer('admin')).name).toMatch(/^player-\d{6}$/)
    expect((await newcomer('')).name).toMatch(/^player-\d{4}$/)
  })

  it('is known by their id there, and loses that with the account', async () => {
    const { id } = await newcomer('linked')
    const known = { provider: 'github', providerAccountId: '42' }
    await adapter.linkAccount({ ...known, userId: id, type: 'oauth', access_token: 'kept nowhere' })
    expect(await adapter.getUserByAccount(known)).toMatchObject({ id, name: 'linked' })
    expect(await adapter.getUserByAccount({ ...known, providerAccountId: '43' })).toBeNull()
    expect(JSON.stringify(await db().select().from(oauthLink))).not.toContain('kept nowhere')
    await db().update(account).set({ closedAt: now() }).where(eq(account.id, id))
    expect(await adapter.getUserByAccount(known)).toBeNull()
  })

  it('keeps what they began as a guest, and has a session like everybody’s', async () => {
    const { id } = await newcomer('guest-before')
    const guest = visit()
    const begun = await guest.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
    const [row] = await db().select().from(game).where(eq(game.id, begun.id))
    const sessionToken = newSecretToken()
    const expires = new Date(Date.now() + 60_000)
    const entering = adapterFor(row?.owner ?? null) as typeof adapter
    await entering.createSession({ sessionToken, userId: id, expires })
    expect(await db().$count(game, and(eq(game.id, begun.id), eq(game.owner, id)))).toBe(1)
    expect(await readSession(db(), sessionToken, now())).toMatchObject({ account: { id }, expiresAt: expires })
    await entering.deleteSession(sessionToken)
    expect(await readSession(db(), sessionToken, now())).toBeNull()
  })
})

describe('what may be asked about a session', () => {
  let session: NonNullable<NonNullable<Awaited<ReturnType<typeof authConfig>>['callbacks']>['session']>

  beforeAll(async () => {
    const { callbacks } = await authConfig(null)
    session = callbacks?.session ?? expect.unreachable()
  })

  it('is who it is and how long it lasts, whatever else the rows hold', async () => {
    const { id } = await newcomer('modest', 'modest@chess.example')
    const sessionToken = newSecretToken()
    await adapter.createSession({ sessionToken, userId: id, expires: new Date('2027-01-01') })
    const both = await adapter.getSessionAndUser(sessionToken)
    const told = await session({
      session: { ...both?.session, user: both?.user, sessionToken, expires: '2027-01-01' },
      user: { ...both?.user, passwordHash: 'of argon' },
      token: {},
      newSession: null,
      trigger: 'update',
      // The library's type asks for both strategies at once; of ours it calls with what is above.
    } as unknown as Parameters<typeof session>[0])
    expect(told).toEqual({ user: { id, name: 'modest' }, expires: '2027-01-01' })
  })
})
