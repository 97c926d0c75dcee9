import { gameOf } from '@variorum/engine/catalogue'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { writeAccount } from '../../../../test/records.ts'
import { visit } from '../../../../test/visit.ts'
import { openSession, sessionCookie } from '../../../server/auth/session.ts'
import { openBotAccount } from '../../../server/bots/bot-account.ts'
import { block, chatMessage, game } from '../../../server/db/schema/index.ts'
import { beginOnline } from '../../../server/games/begin-online.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

const db = ownDatabase()

/** Somebody who has signed in. */
async function account(name: string) {
  await writeAccount(db(), name)
  const person = visit()
  person.jar.set(sessionCookie, await openSession(db(), name.toLowerCase(), new Date()))
  return person.ask
}

type Person = Awaited<ReturnType<typeof account>>

let tables = 0

/** Two at a game and one who watches, all of them with accounts. */
async function seated() {
  const names = ['White', 'Black', 'Watcher'].map((name) => `${name}${tables}`)
  tables++
  const [white, black, watcher] = await Promise.all(names.map(account))
  if (!white || !black || !watcher) return expect.unreachable()
  const players = names.slice(0, 2).map((name) => ({ id: name.toLowerCase(), name }))
  const wish = { variant: 'ultima', start: null, clock: null, rated: false, players }
  const begun = await db().transaction((tx) => beginOnline(tx, gameOf, wish, new Date()))
  return { id: begun.row.id, white, black, watcher }
}

let said = 0
const clientId = () => `said-now-${said++}`
const type = (who: Person, id: string, text: string, room: 'players' | 'spectators' = 'players') =>
  who.chat.say.mutate({ id, room, words: { text }, clientId: clientId() })

const why = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => refusalOf(error).key,
  )

/** By room, what somebody reads. */
async function read(who: Person, id: string) {
  const { rooms } = await who.chat.list.query({ id })
  return Object.fromEntries(
    rooms.map(({ room, messages }) => [room, messages.map(({ text, preset }) => text ?? preset)]),
  )
}

const resign = (who: Person, id: string) => who.online.act.mutate({ id, kind: 'resign', clientId: clientId() })

describe('what is said at a game', () => {
  it('the players hear each other and the watchers hear each other, and after the end the players hear both', async () => {
    const { id, white, black, watcher } = await seated()
    await type(white, id, 'Hello over there')
    await black.chat.say.mutate({ id, room: 'players', words: { preset: 'goodLuck' }, clientId: clientId() })
    await type(watcher, id, 'White stands well', 'spectators')
    for (const who of [white, black]) expect(await read(who, id)).toEqual({ players: ['Hello over there', 'goodLuck'] })
    for (const who of [watcher, visit().ask]) expect(await read(who, id)).toEqual({ spectators: ['White stands well'] })
    await resign(black, id)
    const both = { players: ['Hello over there', 'goodLuck'], spectators: ['White stands well'] }
    for (const who of [white, black]) expect(await read(who, id)).toEqual(both)
    expect(await read(watcher, id)).toEqual({ spectators: ['White stands well'] })
  })

  it('nobody speaks in a room that is not theirs, or at a game that there is not', async () => {
    const { id, white, watcher } = await seated()
    const hello = { id, words: { preset: 'hello' }, clientId: 'said-anyhow' } as const
    const stranger = visit().ask
    expect(await why(type(white, id, 'Anybody?', 'spectators'))).toBe('chatNotYours')
    for (const who of [watcher, stranger])
      expect(await why(who.chat.say.mutate({ ...hello, room: 'players' }))).toBe('chatNotYours')
    expect(await why(white.chat.say.mutate({ ...hello, id: 'nowhere', room: 'players' }))).toBe('gameNotFound')
    expect(await why(white.chat.list.query({ id: 'nowhere' }))).toBe('gameNotFound')
    const own = await white.games.create.mutate({ variant: 'ultima', mode: 'device' })
    expect(await why(white.chat.say.mutate({ ...hello, id: own.id, room: 'players' }))).toBe('gameNotFound')
    expect(await read(white, id)).toEqual({ players: [] })
  })

  it('nobody speaks to a bot, which does not talk, and watchers speak with each other', async () => {
    const [player, watcher] = [await account('Alone'), await account('Onlooker')]
    const now = new Date()
    const bot = await openBotAccount(db(), 'casual', now)
    const players = [{ id: 'alone', name: 'Alone' }, bot]
    const wish = { variant: 'ultima', start: null, clock: null, rated: false, players }
    const { row } = await db().transaction((tx) => beginOnline(tx, gameOf, wish, now))
    expect(await why(type(player, row.id, 'Hello?'))).toBe('chatWithBot')
    await type(watcher, row.id, 'It thinks', 'spectators')
    expect(await read(player, row.id)).toEqual({ players: [] })
  })

  it('tells whose it is by name and seat, and by no id of anybody', async () => {
    const { id, white, black } = await seated()
    await type(white, id, 'Mine')
    const { rooms } = await black.chat.list.query({ id })
    expect(rooms[0]?.messages).toMatchObject([
      { number: 1, seat: 0, isMine: false, name: expect.stringMatching(/^White/) },
    ])
    expect((await white.chat.list.query({ id })).rooms[0]?.messages).toMatchObject([{ isMine: true }])
    expect(Object.keys(rooms[0]?.messages[0] ?? {})).not.toContain('playerId')
  })

  it('a guest says what can be pressed, and types nothing', async () => {
    const [guest, other] = [visit().ask, visit().ask]
    const { id: wish } = await guest.lobby.post.mutate({ variant: 'ultima', clock: null, seat: 0, rated: false })
    const { gameId: id } = await other.lobby.accept.mutate({ id: wish })
    await guest.chat.say.mutate({ id, room: 'players', words: { preset: 'haveFun' }, clientId: clientId() })
    expect(await why(type(guest, id, 'I type'))).toBe('chatGuest')
    expect(await guest.chat.list.query({ id })).toMatchObject({ mayType: false })
    expect(await read(other, id)).toEqual({ players: ['haveFun'] })
  })

  it('is said once however often it is sent, and not twice in a row', async () => {
    const { id, white, black } = await seated()
    const sent = { id, room: 'players', words: { text: 'Once' }, clientId: 'sent-again' } as const
    const [one, other] = await Promise.all([white.chat.say.mutate(sent), white.chat.say.mutate(sent)])
    expect(other).toEqual(one)
    expect(await why(type(white, id, ' ONCE '))).toBe('chatRepeated')
    await type(black, id, 'Once')
    await type(white, id, 'Twice')
    expect(await read(black, id)).toEqual({ players: ['Once', 'Once', 'Twice'] })
  })

  it('is numbered without a gap however many speak at once', async () => {
    const { id, white, black } = await seated()
    const both = [white, black].flatMap((who) => ['a', 'b', 'c'].map((text) => type(who, id, text)))
    const numbers = (await Promise.all(both)).map(({ number }) => number)
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('comes to an end where it is too much, and is heard again a little later', async () => {
    const { id, white } = await seated()
    const outcomes: string[] = []
    for (let count = 0; count < 13; count++) outcomes.push(await why(type(white, id, `And ${count}`)))
    expect(outcomes).toEqual([...Array.from({ length: 12 }, () => 'done'), 'tooManyRequests'])
  })

  it('is read back no further than what was said lately', async () => {
    const { id, white } = await seated()
    const rows = Array.from({ length: 250 }, (_, index) => ({
      id: `${id}-${index}`,
      gameId: id,
      room: 'players' as const,
      number: index + 1,
      playerId: 'somebody',
      text: `${index + 1}`,
      clientId: `written-${index}`,
      at: new Date(),
    }))
    await db().insert(chatMessage).values(rows)
    const told = (await white.chat.list.query({ id })).rooms[0]?.messages.map(({ number }) => number) ?? []
    expect([told.length, told[0], told.at(-1)]).toEqual([200, 51, 250])
  })

  it('whoever has blocked somebody reads nothing of theirs, and misses no number', async () => {
    const { id, white, watcher } = await seated()
    await type(watcher, id, 'Something unkind', 'spectators')
    const [row] = await db().select().from(chatMessage).where(eq(chatMessage.gameId, id))
    const [blocked, other] = [row?.playerId ?? '', await account(`Other${tables}`)]
    const blocker = `other${tables}`
    await db()
      .insert(block)
      .values({ id: `block-${id}`, playerId: blocker, blockedId: blocked, isNamed: true, createdAt: new Date() })
    expect((await other.chat.list.query({ id })).rooms[0]?.messages).toMatchObject([
      { number: 1, name: null, text: null },
    ])
    expect(await read(watcher, id)).toEqual({ spectators: ['Something unkind'] })
    await resign(white, id)
    expect(await read(white, id)).toEqual({ players: [], spectators: ['Something unkind'] })
  })

  it('whoever is blocked by the other player learns nothing of it, and the other neither hears them nor speaks', async () => {
    const { id, white, black } = await seated()
    const [by, blocked] = [`white${tables - 1}`, `black${tables - 1}`]
    await db()
      .insert(block)
      .values({ id: `block-${id}`, playerId: by, blockedId: blocked, isNamed: true, createdAt: new Date() })
    await type(black, id, 'Hello?')
    expect(await read(black, id)).toEqual({ players: ['Hello?'] })
    expect((await white.chat.list.query({ id })).rooms[0]?.messages).toMatchObject([{ name: null, text: null }])
    expect(await why(type(white, id, 'Go away'))).toBe('chatBlocked')
  })

  it('is over a day after the game', async () => {
    const { id, white } = await seated()
    await resign(white, id)
    await type(white, id, 'Good game')
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await db().update(game).set({ updatedAt: old }).where(eq(game.id, id))
    expect(await why(type(white, id, 'Are you there?'))).toBe('chatClosed')
    expect(await white.chat.list.query({ id })).toMatchObject({ isClosed: true, isOver: true })
  })
})
