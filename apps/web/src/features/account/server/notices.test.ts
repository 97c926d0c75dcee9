import { isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { browser } from '../../../../test/push-service.ts'
import { writeAccount } from '../../../../test/records.ts'
import { visit } from '../../../../test/visit.ts'
import { isOnAtFirst, noticeSwitches } from '../../../lib/notices/notice-kind.ts'
import { openSession, sessionCookie } from '../../../server/auth/session.ts'
import { account, noticeSetting, pushSubscription, seek } from '../../../server/db/schema/index.ts'

const db = ownDatabase()
/** Somebody signed in, without a password, which would take its time to be hashed. */
async function member(name: string) {
  await writeAccount(db(), name)
  return signIn(name)
}

async function signIn(name: string) {
  const visited = visit()
  visited.jar.set(sessionCookie, await openSession(db(), name.toLowerCase(), new Date()))
  return visited
}

const subscriptions = () => db().select().from(pushSubscription)

describe('what somebody is told', () => {
  it('stands as at first until they choose, and then as they chose', async () => {
    const { ask } = await member('Chooser')
    expect((await ask.account.notices.query()).on).toEqual(noticeSwitches.filter(isOnAtFirst))
    const on = noticeSwitches.filter(({ channel }) => channel === 'push')
    await ask.account.setNotices.mutate({ on })
    expect((await ask.account.notices.query()).on).toEqual(on)
  })

  it('is a matter of accounts', async () => {
    const { ask } = visit()
    await expect(ask.account.notices.query()).rejects.toThrow()
    await expect(ask.account.setNotices.mutate({ on: [] })).rejects.toThrow()
    await expect(ask.account.subscribePush.mutate(browser('https://push.example/x').keys)).rejects.toThrow()
  })
})

describe('a browser that takes messages', () => {
  it('takes them until its player says no, or signs out there, or everywhere', async () => {
    const first = await member('Subscriber')
    const second = await signIn('Subscriber')
    const { keys } = browser('https://push.example/1')
    await first.ask.account.subscribePush.mutate(keys)
    await first.ask.account.subscribePush.mutate(keys)
    await second.ask.account.subscribePush.mutate(browser('https://push.example/2').keys)
    expect(await subscriptions()).toHaveLength(2)
    expect((await first.ask.account.notices.query()).hasPush).toBe(true)
    await first.ask.account.unsubscribePush.mutate()
    expect((await first.ask.account.notices.query()).hasPush).toBe(false)
    expect((await subscriptions()).map(({ endpoint }) => endpoint)).toEqual(['https://push.example/2'])
    await first.ask.account.subscribePush.mutate(keys)
    await second.ask.account.signOut.mutate()
    expect((await subscriptions()).map(({ endpoint }) => endpoint)).toEqual(['https://push.example/1'])
    await first.ask.account.signOutEverywhere.mutate()
    expect(await subscriptions()).toEqual([])
  })

  it('is whoever’s is signed in on it last', async () => {
    const [one, other] = [await member('Earlier'), await member('Later')]
    const { keys } = browser('https://push.example/shared')
    await one.ask.account.subscribePush.mutate(keys)
    await other.ask.account.subscribePush.mutate(keys)
    expect((await one.ask.account.notices.query()).hasPush).toBe(false)
    expect((await other.ask.account.notices.query()).hasPush).toBe(true)
  })

  it('is not taken for an address inside', async () => {
    const { ask } = await member('Insider')
    for (const endpoint of ['https://127.0.0.1/x', 'http://push.example/x', 'https://localhost/']) {
      await expect(ask.account.subscribePush.mutate(browser(endpoint).keys)).rejects.toThrow()
    }
  })
})

it('of a closed account no wish keeps a name, a challenge to it is declined, and nothing is told it', async () => {
  const [closing, staying] = [await member('Gone'), await member('Stays')]
  const wish = { variant: 'ultima', clock: { kind: 'days' as const, days: 3 }, rated: false, seat: null }
  await closing.ask.account.setNotices.mutate({ on: [] })
  await closing.ask.account.subscribePush.mutate(browser('https://push.example/closing').keys)
  const theirs = await staying.ask.lobby.challenge.mutate({ ...wish, opponent: 'Gone' })
  const own = await closing.ask.lobby.challenge.mutate({ ...wish, opponent: 'Stays' })
  await closing.ask.account.closeAccount.mutate({ password: '', name: 'Gone' })
  const byId = new Map((await db().select().from(seek)).map((row) => [row.id, row]))
  expect(byId.get(theirs.id)).toMatchObject({ status: 'declined', name: 'Stays', opponentName: null })
  expect(byId.get(own.id)).toMatchObject({ status: 'withdrawn', name: null, opponentName: 'Stays' })
  expect((await subscriptions()).map(({ endpoint }) => endpoint)).not.toContain('https://push.example/closing')
  const closed = await db().select({ id: account.id }).from(account).where(isNotNull(account.closedAt))
  const settings = await db().select().from(noticeSetting)
  expect(settings.filter(({ accountId }) => closed.some(({ id }) => id === accountId))).toEqual([])
})
