import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/access/scene.ts'
import { ownDatabase } from '../../../../test/own-database.ts'
import { hasDoor } from '../../../../test/visit.ts'
import { account, gamePlayer, moderationLog, report, sanction } from '../../../server/db/schema/index.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

const db = ownDatabase()
hasDoor()

type Signed = Awaited<ReturnType<typeof signedIn>>
let moderator: Signed
beforeAll(async () => {
  moderator = await signedIn(db(), 'Keeper', 'moderator')
})

const told = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => refusalOf(error).key,
  )

let people = 0
function member(): Promise<Signed> {
  people += 1
  return signedIn(db(), `Person${people}`)
}
const wish = { variant: 'ultima', clock: { kind: 'days', days: 3 }, seat: null, rated: false } as const

async function gameOf(one: Signed, other: Signed): Promise<string> {
  const { id } = await one.ask.lobby.challenge.mutate(wish)
  return (await other.ask.lobby.accept.mutate({ id })).gameId
}

const reported = (by: Signed, whom: Signed) =>
  by.ask.order.report.mutate({
    of: { kind: 'player', id: whom.player.name ?? '' },
    reason: 'abuse',
    words: 'it was so',
  })
const fileOf = async (whom: Signed) =>
  (await moderator.ask.moderation.queue.query()).find(({ player }) => player.id === whom.player.id)
const nameOf = async ({ player }: Signed) =>
  (await db().select().from(account).where(eq(account.id, player.id)))[0]?.name ?? ''

describe('a moderator', () => {
  it('sees open reports by whom they are about, and answers those that were seen and no others', async () => {
    const [bad, one, other] = [await member(), await member(), await member()]
    await reported(one, bad)
    const file = await fileOf(bad)
    expect(file?.reports).toMatchObject([{ reason: 'abuse', words: 'it was so', reporter: one.player.name }])
    await reported(other, bad)
    const reports = file?.reports.map(({ id }) => id) ?? []
    const { id: playerId } = bad.player
    await moderator.ask.moderation.act.mutate({ playerId, act: { action: 'dismiss' }, why: 'nothing in it', reports })
    expect((await fileOf(bad))?.reports).toMatchObject([{ reporter: other.player.name }])
    expect((await fileOf(bad))?.log).toMatchObject([{ action: 'dismiss', why: 'nothing in it', moderator: 'Keeper' }])
    const rows = await db().select().from(report).where(eq(report.accusedId, playerId))
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['dismissed', 'open'])
  })

  it('has a report that was dismissed answered again, and nothing that is not one', async () => {
    const [bad, one] = [await member(), await member()]
    await reported(one, bad)
    const { id: playerId } = bad.player
    const reports = (await fileOf(bad))?.reports.map(({ id }) => id) ?? []
    const act = (action: 'dismiss' | 'reopen') =>
      told(moderator.ask.moderation.act.mutate({ playerId, act: { action }, why: 'seen again', reports }))
    expect(await act('reopen')).toBe('nothingDismissed')
    await act('dismiss')
    expect(await moderator.ask.moderation.person.query({ name: bad.player.name ?? '' })).toMatchObject({
      reports: [],
      dismissed: [{ id: reports[0], words: 'it was so' }],
    })
    expect(await act('reopen')).toBe('done')
    expect(await fileOf(bad)).toMatchObject({ reports: [{ id: reports[0] }], dismissed: [] })
    expect((await fileOf(bad))?.log.map(({ action }) => action)).toEqual(['reopen', 'dismiss'])
  })

  it('mutes, which the muted is told with the reason, and takes it back', async () => {
    const [loud, other] = [await member(), await member()]
    const id = await gameOf(loud, other)
    const say = (words: string) =>
      told(loud.ask.chat.say.mutate({ id, room: 'players', words: { text: words }, clientId: `said-${words}-1` }))
    expect(await say('rubbish')).toBe('done')
    const [message] = (await other.ask.chat.list.query({ id })).rooms.flatMap(({ messages }) => messages)
    await other.ask.order.report.mutate({ of: { kind: 'message', id: message?.id ?? '' }, reason: 'abuse' })
    const file = await fileOf(loud)
    expect(file?.reports).toMatchObject([{ quoted: 'rubbish', gameId: id, context: [{ text: 'rubbish' }] }])

    const { id: playerId } = loud.player
    const act = { action: 'mute', hours: 1 } as const
    await moderator.ask.moderation.act.mutate({ playerId, act, why: 'be kind', reports: [file?.reports[0]?.id ?? ''] })
    expect(await say('more')).toBe('chatMuted')
    expect(await loud.ask.order.standing.query()).toMatchObject([{ kind: 'mute', words: 'be kind', isRead: false }])
    expect(await fileOf(loud)).toBeUndefined()

    const known = await moderator.ask.moderation.person.query({ name: loud.player.name ?? '' })
    const lift = { action: 'lift', sanctionId: known.sanctions[0]?.id ?? '' } as const
    await moderator.ask.moderation.act.mutate({ playerId, act: lift, why: 'said sorry' })
    expect(await say('sorry')).toBe('done')
    expect(await told(moderator.ask.moderation.act.mutate({ playerId, act: lift, why: 'again' }))).toBe('liftedAlready')
  })

  it('warns once: what was read is over', async () => {
    const warned = await member()
    const { id: playerId } = warned.player
    await moderator.ask.moderation.act.mutate({ playerId, act: { action: 'warn' }, why: 'mind your words' })
    const [warning] = await warned.ask.order.standing.query()
    await warned.ask.order.acknowledge.mutate({ id: warning?.id ?? '' })
    expect(await warned.ask.order.standing.query()).toEqual([])
  })

  it('closes the lobby and the pool to somebody, and leaves them their friends', async () => {
    const kept = await member()
    await kept.ask.lobby.post.mutate(wish)
    const { id: playerId } = kept.player
    const act = { action: 'queueBan', hours: 2 } as const
    await moderator.ask.moderation.act.mutate({ playerId, act, why: 'stalling' })
    expect((await kept.ask.lobby.list.query()).seeks.filter(({ isMine }) => isMine)).toEqual([])
    expect(await told(kept.ask.lobby.post.mutate(wish))).toBe('queueBanned')
    expect(await told(kept.ask.lobby.challenge.mutate(wish))).toBe('done')
    expect((await kept.ask.lobby.mine.query()).ban).toMatchObject({ why: 'moderator' })
  })

  it('asks for another name, or removes it everywhere, and then it may be chosen once more', async () => {
    const [rude, other] = [await member(), await member()]
    const gameId = await gameOf(rude, other)
    const before = await nameOf(rude)
    const { id: playerId } = rude.player
    await moderator.ask.moderation.act.mutate({ playerId, act: { action: 'removeName' }, why: 'not a name' })
    const between = await nameOf(rude)
    expect(between).toMatch(/^player-\w+$/)
    const seats = await db().select().from(gamePlayer).where(eq(gamePlayer.gameId, gameId))
    expect(seats.map(({ name }) => name)).not.toContain(before)
    expect(await told(rude.ask.account.changeName.mutate({ name: before }))).toBe('nameTaken')
    expect(await rude.ask.order.standing.query()).toMatchObject([{ kind: 'rename' }])
    await rude.ask.account.changeName.mutate({ name: `Kind${people}` })
    expect(await rude.ask.order.standing.query()).toEqual([])
  })

  it('closes an account for good', async () => {
    const cheat = await member()
    const { id: playerId } = cheat.player
    await moderator.ask.moderation.act.mutate({ playerId, act: { action: 'close' }, why: 'an engine played' })
    expect(await cheat.ask.account.me.query()).toBeNull()
    const close = { playerId, act: { action: 'close' }, why: 'again' } as const
    expect(await told(moderator.ask.moderation.act.mutate(close))).toBe('noAccount')
  })

  it('does nothing to himself, nor to another moderator, and says why in everything', async () => {
    const peer = await signedIn(db(), 'Peer', 'moderator')
    const act = { action: 'mute', hours: null } as const
    const acted = (playerId: string, why = 'because') =>
      told(moderator.ask.moderation.act.mutate({ playerId, act, why }))
    expect(await acted(moderator.player.id)).toBe('notYourself')
    expect(await acted(peer.player.id)).toBe('notModerators')
    expect(await acted((await member()).player.id, '  ')).toBe('badInput')
    expect(await db().$count(sanction, eq(sanction.playerId, peer.player.id))).toBe(0)
  })
})

it('what stands in the log can be neither changed nor deleted', async () => {
  const entry = { at: new Date(), moderatorId: 'm', playerId: 'guest-x', action: 'warn', why: 'as it was' } as const
  await db().insert(moderationLog).values(entry)
  const isIt = eq(moderationLog.playerId, 'guest-x')
  await expect(db().update(moderationLog).set({ why: 'otherwise' }).where(isIt)).rejects.toThrow()
  await expect(db().delete(moderationLog).where(isIt)).rejects.toThrow()
  await expect(db().execute(sql`delete from moderation_log`)).rejects.toThrow()
  await db().update(moderationLog).set({ playerId: 'account-x' }).where(isIt)
  expect(await db().$count(moderationLog, eq(moderationLog.playerId, 'account-x'))).toBe(1)
})
