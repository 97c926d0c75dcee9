import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { hasDoor, visit as visitFrom } from '../../../../test/visit.ts'
import { block as blockRows, report } from '../../../server/db/schema/index.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

const db = ownDatabase()

// Reports are counted by address, so everybody comes from another one.
hasDoor()
let visitors = 0
const visit = () => visitFrom(`10.1.0.${++visitors}`)
const password = 'a withdrawer leaves'

async function member(name: string) {
  const person = visit()
  await person.ask.account.signUp.mutate({ name, password })
  return person
}

const told = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => refusalOf(error).key,
  )

const wish = { variant: 'ultima', clock: { kind: 'days', days: 3 }, seat: null, rated: false } as const

/** A game between two, by a challenge's address. */
async function gameOf(one: ReturnType<typeof visit>, other: ReturnType<typeof visit>): Promise<string> {
  const { id } = await one.ask.lobby.challenge.mutate(wish)
  return (await other.ask.lobby.accept.mutate({ id })).gameId
}

describe('reporting', () => {
  it('takes a report once from each, and answers a second time as the first', async () => {
    await member('Accused')
    const [one, other] = [visit(), visit()]
    const filing = { of: { kind: 'player', id: 'accused' }, reason: 'abuse', words: ' so it was ' } as const
    expect(await one.ask.order.report.mutate(filing)).toEqual({ isNew: true })
    expect(await one.ask.order.report.mutate({ ...filing, reason: 'other' })).toEqual({ isNew: false })
    expect(await other.ask.order.report.mutate(filing)).toEqual({ isNew: true })
    const rows = await db().select().from(report)
    expect(rows.map(({ reason, words, status }) => [reason, words, status])).toEqual([
      ['abuse', 'so it was', 'open'],
      ['abuse', 'so it was', 'open'],
    ])
  })

  it('of a game is for its players, and about the other one; nobody reports themselves', async () => {
    const [one, other, watcher] = [visit(), await member('Opponent'), visit()]
    const id = await gameOf(one, other)
    const filing = { of: { kind: 'game', id }, reason: 'stalling' } as const
    expect(await told(watcher.ask.order.report.mutate(filing))).toBe('notYours')
    expect(await told(one.ask.order.report.mutate(filing))).toBe('done')
    expect(await told(other.ask.order.report.mutate(filing))).toBe('done')
    const rows = await db().select().from(report).where(eq(report.gameId, id))
    expect(new Set(rows.map(({ accusedId }) => accusedId)).size).toBe(2)
    expect(rows.every(({ accusedId, reporterId }) => accusedId !== reporterId)).toBe(true)
    const own = { of: { kind: 'player', id: 'Opponent' }, reason: 'other' } as const
    expect(await told(other.ask.order.report.mutate(own))).toBe('ownReport')
    expect(await told(one.ask.order.report.mutate({ ...own, of: { kind: 'player', id: 'Nobody9' } }))).toBe(
      'noSuchPlayer',
    )
    expect(await told(one.ask.order.report.mutate({ ...own, words: 'x'.repeat(501) }))).not.toBe('done')
  })

  it('is done twenty times an hour from one address and no more', async () => {
    const person = visit()
    const filing = { of: { kind: 'player', id: 'accused' }, reason: 'other' } as const
    for (let time = 0; time < 20; time++) await person.ask.order.report.mutate(filing)
    expect(await told(person.ask.order.report.mutate(filing))).toBe('tooManyRequests')
  })
})

describe('blocking', () => {
  it('is known to its maker alone, who alone may take it back', async () => {
    const [one, other] = [await member('Blocker'), await member('Blocked')]
    const who = { name: 'blocked' }
    await one.ask.order.block.mutate({ who })
    await one.ask.order.block.mutate({ who })
    const [row] = await one.ask.order.blocked.query()
    expect(row).toMatchObject({ name: 'Blocked' })
    expect(await one.ask.order.ownBlock.query({ who })).toEqual({ isMe: false, blockId: row?.id })
    expect(await other.ask.order.ownBlock.query({ who: { name: 'Blocker' } })).toEqual({ isMe: false, blockId: null })
    expect(await other.ask.order.blocked.query()).toEqual([])
    for (const stranger of [other, visit()]) await stranger.ask.order.unblock.mutate({ id: row?.id ?? '' })
    expect(await one.ask.order.blocked.query()).toHaveLength(1)
    await one.ask.order.unblock.mutate({ id: row?.id ?? '' })
    expect(await one.ask.order.blocked.query()).toEqual([])
    expect(await told(one.ask.order.block.mutate({ who: { name: 'Blocker' } }))).toBe('ownBlock')
  })

  it('of a guest holds when they sign up, and does not tell the name they take', async () => {
    const [one, guest] = [visit(), visit()]
    const gameId = await gameOf(one, guest)
    await one.ask.order.block.mutate({ who: { gameId, seat: 0 } }).catch(() => null)
    await one.ask.order.block.mutate({ who: { gameId, seat: 1 } }).catch(() => null)
    await guest.ask.account.signUp.mutate({ name: 'Newcomer', password })
    expect(await one.ask.order.blocked.query()).toMatchObject([{ name: null }])
    const who = { name: 'Newcomer' }
    expect((await one.ask.order.ownBlock.query({ who })).blockId).toBeNull()
    // Blocked once more by name they are one more, as anybody else would be.
    await one.ask.order.block.mutate({ who })
    expect(await one.ask.order.blocked.query()).toMatchObject([{ name: 'Newcomer' }, { name: null }])
    const { blockId } = await one.ask.order.ownBlock.query({ who })
    await one.ask.order.unblock.mutate({ id: blockId ?? '' })
    expect(await one.ask.order.blocked.query()).toMatchObject([{ name: null }])
    const [row] = await db().select().from(blockRows)
    expect(row).toMatchObject({ isNamed: false })
  })
})
