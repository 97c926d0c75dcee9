import { gameOf } from '@variorum/engine/catalogue'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { pushService } from '../../../test/push-service.ts'
import { lettersAt, signInWithPush, writeReader } from '../../../test/tidings.ts'
import { type NoticeKind, noticeKinds, noticeSwitches } from '../../lib/notices/notice-kind.ts'
import { endSession } from '../auth/session.ts'
import { account, devMail, notice, pushSubscription, seek } from '../db/schema/index.ts'
import { postSeek } from '../seeks/post-seek.ts'
import { markPresent } from './outbox.ts'
import { sendDue } from './send-due.ts'
import { setSwitches } from './settings.ts'

const db = ownDatabase()
let service: Awaited<ReturnType<typeof pushService>>
beforeAll(async () => {
  service = await pushService()
})
afterAll(() => service.close())
beforeEach(async () => {
  await db().delete(devMail)
  await db().delete(notice)
  await db().delete(seek)
  await db().delete(account)
  service.received.length = 0
  service.state.status = 201
})

const start = Date.UTC(2026, 0, 1)
const after = (ms: number) => new Date(start + ms)
const [second, minute, hour] = [1_000, 60_000, 3_600_000]
const days = (count: number) => ({ kind: 'days' as const, days: count })

/** A game of three days a turn between Ann, who begins, and Ben. */
async function game3(variant = 'ultima') {
  const [ann, ben] = [await writeReader(db(), 'Ann'), await writeReader(db(), 'Ben')]
  return { ann, ben, at: await sitDown(db(), { variant, clock: days(3), players: [ann, ben] }) }
}

async function challenge(
  from: Awaited<ReturnType<typeof writeReader>>,
  to: { id: string; name: string },
  rated = false,
) {
  const wish = {
    variants: ['ultima'],
    clocks: [days(3)],
    rated,
    seat: null,
    ratingMin: null,
    ratingMax: null,
    start: null,
  }
  return postSeek(db(), gameOf, from, 'direct', wish, to, after(0))
}

const letters = async (now: Date) => (await lettersAt(db(), now, service.post)).map(({ to, subject }) => [to, subject])

describe('by letter', () => {
  it('a challenge is told at once, with the page that answers it, and once', async () => {
    const [ann, ben] = [await writeReader(db(), 'Ann'), await writeReader(db(), 'Ben')]
    const { id } = await challenge(ann, ben)
    expect(await letters(after(5 * second))).toEqual([])
    const [letter, ...more] = await lettersAt(db(), after(10 * second))
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: 'ben@chess.example', subject: 'Ann challenges you to a game of Ultima.' })
    expect(letter?.body).toContain(`/challenge/${id}`)
    expect(letter?.body).toMatch(/\/unsubscribe\?token=\S+/)
    expect(await letters(after(24 * hour))).toHaveLength(1)
  })

  it('one that was taken back meanwhile is not, nor is anything to an address nobody has confirmed', async () => {
    const [ann, ben] = [await writeReader(db(), 'Ann'), await writeReader(db(), 'Ben', false)]
    await challenge(ann, ben)
    await challenge(ben, ann)
    await db().execute(`update seek set status = 'withdrawn'`)
    expect(await letters(after(minute))).toEqual([])
    expect(await db().select().from(notice).where(eq(notice.playerId, 'ben'))).toEqual([])
  })

  it('a turn is told after ten minutes away, and its time again before it runs out', async () => {
    await game3()
    expect(await letters(after(9 * minute))).toEqual([])
    const told = ['ann@chess.example', 'It is your turn in Ultima against Ben.']
    expect(await letters(after(10 * minute))).toEqual([told])
    expect(await letters(after(53 * hour))).toEqual([told])
    expect(await letters(after(54 * hour))).toEqual([
      told,
      ['ann@chess.example', '18 hours are left for your turn in Ultima against Ben.'],
    ])
  })

  it('a turn made within ten minutes is not, and whoever is here is told by the page', async () => {
    const { at } = await game3()
    at.wait(minute)
    await at.move(0, 'e2e4')
    await markPresent(db(), ['ben'], after(10 * minute))
    expect(await letters(after(11 * minute))).toEqual([])
    expect(await letters(after(12 * minute))).toEqual([])
  })

  it('what waits in many games is one letter, and the next is a while after it', async () => {
    const { ann, ben } = await game3()
    await sitDown(db(), { variant: 'ultima', clock: days(3), players: [ann, ben] })
    await challenge(ben, ann)
    await db()
      .update(notice)
      .set({ dueAt: after(10 * minute) })
      .where(eq(notice.topic, 'challenged'))
    expect(await letters(after(10 * minute))).toEqual([['ann@chess.example', '3 things wait for you at Variorum']])
    await challenge(ben, ann, true)
    expect(await letters(after(24 * minute))).toHaveLength(1)
    expect(await letters(after(26 * minute))).toHaveLength(2)
  })

  it('the end of a game is told to whoever did not end it, and wants letters of it', async () => {
    const { at } = await game3()
    await setSwitches(db(), 'ann', noticeSwitches)
    await setSwitches(db(), 'ben', noticeSwitches)
    await at.move(0, 'e2e4')
    await at.move(1, 'e7e5')
    await at.act(1, 'resign')
    expect(await letters(after(10 * minute))).toEqual([['ann@chess.example', 'You won at Ultima against Ben.']])
  })

  it('a game that is played in one go tells nobody of turns', async () => {
    const [ann, ben] = [await writeReader(db(), 'Ann'), await writeReader(db(), 'Ben')]
    const at = await sitDown(db(), { variant: 'ultima', players: [ann, ben] })
    await at.move(0, 'e2e4')
    expect(await db().select().from(notice)).toEqual([])
  })
})

describe('by browser', () => {
  it('a turn is told to each browser of its player’s, by name of the game and nothing of what is on the board', async () => {
    const [ann, ben] = [await writeReader(db(), 'Ann'), await writeReader(db(), 'Ben')]
    const browsers = [await signInWithPush(db(), 'ben', after(0)), await signInWithPush(db(), 'ben', after(0))]
    const at = await sitDown(db(), { variant: 'fog-of-war', clock: days(3), players: [ann, ben] })
    await at.move(0, 'e2e4')
    await sendDue(db(), gameOf, after(10 * second), service.post)
    expect(service.received).toHaveLength(2)
    for (const { keys, read } of browsers) {
      const own = service.received.find(({ path }) => keys.endpoint.endsWith(path)) ?? expect.fail('nothing came')
      expect(JSON.parse(read(own.body))).toEqual({
        title: 'Your turn',
        body: 'It is your turn in Fog of War against Ann.',
        path: `/games/${at.id}`,
        tag: at.id,
        isShownAlways: false,
      })
    }
  })

  it('a browser that is gone is forgotten, as is one on which its player signed out', async () => {
    const { ann } = await game3()
    const first = await signInWithPush(db(), ann.id, after(0))
    const { sessionHash } = await signInWithPush(db(), ann.id, after(0))
    await endSession(db(), sessionHash)
    const left = await db().select().from(pushSubscription)
    expect(left.map(({ endpoint }) => endpoint)).toEqual([first.keys.endpoint])
    await challenge(await writeReader(db(), 'Cid'), ann)
    service.state.status = 410
    await sendDue(db(), gameOf, after(10 * second), service.post)
    expect(service.received).toHaveLength(1)
    expect(await db().select().from(pushSubscription)).toEqual([])
  })

  it('what could not be sent is tried again, later each time, and given up in the end', async () => {
    const { ann } = await game3()
    await signInWithPush(db(), ann.id, after(0))
    await challenge(await writeReader(db(), 'Cid'), ann)
    service.state.status = 503
    const tried: number[] = []
    for (let at = 10 * second; at < 72 * hour; at = at < hour ? at + minute : at + hour) {
      const before = service.received.length
      await sendDue(db(), gameOf, after(at), service.post)
      if (service.received.length > before) tried.push(Math.round(at / minute))
    }
    expect(tried).toHaveLength(6)
    const waits = tried.slice(1).map((at, index) => at - (tried[index] ?? 0))
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
  })
})

describe('a switch that is off', () => {
  /** One of each kind for Ann, due at once. */
  async function oneOfEach() {
    const [ann, ben] = [await writeReader(db(), 'Ann'), await writeReader(db(), 'Ben')]
    await signInWithPush(db(), 'ann', after(0))
    await sitDown(db(), { variant: 'ultima', clock: days(3), players: [ann, ben] })
    const over = await sitDown(db(), { variant: 'ultima', clock: days(3), players: [ben, ann] })
    await over.act(0, 'abort')
    await challenge(ben, ann)
    const now = after(54 * hour)
    await db().update(notice).set({ dueAt: now })
    return now
  }

  const signs: Readonly<Record<NoticeKind, RegExp>> = {
    challenge: /challenges you/,
    turn: /It is your turn/,
    reminder: /hours are left/,
    end: /Nobody won/,
  }

  it.each(noticeSwitches.filter(({ channel }) => channel !== 'page'))(
    'silences its own and nothing else: $kind by $channel',
    async (off) => {
      const now = await oneOfEach()
      await setSwitches(
        db(),
        'ann',
        noticeSwitches.filter(({ kind, channel }) => kind !== off.kind || channel !== off.channel),
      )
      const [letter] = await lettersAt(db(), now, service.post)
      const told = noticeKinds.filter((kind) => signs[kind].test(letter?.body ?? ''))
      expect(told).toEqual(noticeKinds.filter((kind) => off.channel !== 'email' || kind !== off.kind))
      expect(service.received).toHaveLength(off.channel === 'push' ? 3 : 4)
      const topics = { challenge: 'challenged', turn: 'turn', reminder: 'reminder', end: 'ended' } as const
      const isIt = and(
        eq(notice.playerId, 'ann'),
        eq(notice.topic, topics[off.kind]),
        eq(notice.channel, off.channel === 'push' ? 'push' : 'email'),
      )
      expect(await db().select({ status: notice.status }).from(notice).where(isIt)).toEqual([{ status: 'dropped' }])
    },
  )
})

it('of many processes that look at once one sends, and what is due to one player is still one letter', async () => {
  const { ann, ben } = await game3()
  for (let count = 0; count < 3; count++) {
    await sitDown(db(), { variant: 'ultima', clock: days(3), players: [ann, ben] })
  }
  await signInWithPush(db(), ann.id, after(0))
  await challenge(ben, ann)
  const looks = Array.from({ length: 8 }, () => sendDue(db(), gameOf, after(10 * minute), service.post))
  await Promise.all(looks)
  expect(await letters(after(10 * minute))).toEqual([['ann@chess.example', '5 things wait for you at Variorum']])
  expect(service.received).toHaveLength(1)
})
