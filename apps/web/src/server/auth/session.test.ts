import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { account, session } from '../db/schema/index.ts'
import { createContext } from '../trpc/context.ts'
import { endSessionsOf, openSession, readSession, sessionCookie } from './session.ts'
import { visitorCookie } from './visitor.ts'

const db = ownDatabase()

const now = new Date('2026-12-01T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

beforeAll(async () => {
  for (const id of ['ann', 'bob']) await db().insert(account).values({ id, name: id, nameKey: id, createdAt: now })
})

describe('a session', () => {
  it('is known by what its cookie holds, for sixty days, and the database does not hold that', async () => {
    const token = await openSession(db(), 'ann', now)
    expect(await readSession(db(), token, later(1))).toMatchObject({ account: { id: 'ann' }, isStale: false })
    expect(await readSession(db(), token, later(59))).toMatchObject({ account: { id: 'ann' }, isStale: true })
    expect(await readSession(db(), token, later(60))).toBeNull()
    expect(JSON.stringify(await db().select().from(session))).not.toContain(token)
  })

  it('is nobody’s when its cookie is made up, and ends with the account', async () => {
    const token = await openSession(db(), 'bob', now)
    expect(await readSession(db(), `${token}x`, now)).toBeNull()
    expect(await readSession(db(), '', now)).toBeNull()
    await db().update(account).set({ closedAt: now }).where(eq(account.id, 'bob'))
    expect(await readSession(db(), token, now)).toBeNull()
  })

  it('ends on all devices but one', async () => {
    const [first, second] = [await openSession(db(), 'ann', now), await openSession(db(), 'ann', now)]
    const kept = await readSession(db(), second, now)
    await endSessionsOf(db(), 'ann', kept?.tokenHash)
    expect(await readSession(db(), first, now)).toBeNull()
    expect(await readSession(db(), second, now)).not.toBeNull()
  })
})

it('a session in use is prolonged by a change, and its cookie with it', async () => {
  const token = await openSession(db(), 'ann', new Date(Date.now() - 30 * 86_400_000))
  const headers = new Headers({ cookie: `${sessionCookie}=${token}` })
  const sent: string[] = []
  const ctx = await createContext({ headers, setCookie: (cookie) => sent.push(cookie) })
  expect(ctx.session).toMatchObject({ isStale: true })
  await ctx.becomePlayer()
  await ctx.becomePlayer()
  expect(sent).toEqual([expect.stringMatching(new RegExp(`^${sessionCookie}=${token}; Path=/; Max-Age=5184000;`))])
  expect(await readSession(db(), token, new Date(Date.now() + 59 * 86_400_000))).not.toBeNull()
})

it('signing in takes the guest’s cookie away, and signing out names nobody', async () => {
  const jar = new Map<string, string>()
  const ask = () => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const setCookie = (text: string) => {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    return createContext({ headers: new Headers({ cookie }), setCookie })
  }
  const guest = await (await ask()).becomePlayer()
  expect(guest).toMatchObject({ isGuest: true, name: null })
  expect((await ask()).player).toEqual(guest)
  await (await ask()).enter('ann')
  expect(jar.get(visitorCookie)).toBe('')
  expect((await ask()).player).toEqual({ id: 'ann', name: 'ann', isGuest: false, role: 'player' })
  const token = jar.get(sessionCookie)
  await (await ask()).leave()
  expect((await ask()).player).toBeNull()
  expect(await readSession(db(), token, new Date())).toBeNull()
  expect((await (await ask()).becomePlayer()).id).not.toBe(guest.id)
})
