import { randomUUID } from 'node:crypto'
import { gameOf } from '@variorum/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { env } from '../../env.ts'
import type { ChatRoom } from '../../lib/chat/chat-message.ts'
import { secretOf } from '../auth/secret.ts'
import { writeVisitor } from '../auth/visitor.ts'
import { say } from '../chat/say.ts'
import { block } from '../db/schema/index.ts'
import { endOverdue } from '../games/end-overdue.ts'
import { answerTrpc } from '../trpc/answer.ts'
import { bus } from './bus.ts'
import { live } from './live.ts'
import { watchGame } from './watch-game.ts'

const db = ownDatabase()

interface Said {
  readonly id: string
  readonly message: {
    readonly kind: string
    readonly version?: number
    readonly event?: { readonly move: string | null }
    readonly snapshot?: { readonly mySeat: number | null; readonly moves: readonly string[]; readonly view: unknown }
  }
}

/** A browser's stream as it comes over HTTP. */
async function listen(playerId: string, games: readonly { id: string; version: number | null }[], more: object = {}) {
  const leave = new AbortController()
  const input = JSON.stringify({ games, lobby: false, ...more })
  const cookie = await writeVisitor({ id: playerId, isStale: false }, secretOf(env()), new Date(), false)
  const request = new Request(`http://variorum.test/api/trpc/live.stream?input=${encodeURIComponent(input)}`, {
    headers: { cookie: cookie.split(';')[0] ?? '', accept: 'text/event-stream' },
    signal: leave.signal,
  })
  const response = await answerTrpc(request)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<Said> => {
    for (;;) {
      const end = text.indexOf('\n\n\n')
      if (end !== -1) {
        const said = text.slice(0, end)
        text = text.slice(end + 3)
        const [, data = ''] = /^data: (.*)$/m.exec(said) ?? []
        const [, id = ''] = /^id: (.*)$/m.exec(said) ?? []
        if (/^event: serialized-error$/m.test(said)) throw new Error(data)
        // The first words of a stream are tRPC's own and have no id. A bus that has only just been connected says to look.
        if (id !== '' && data !== '{"kind":"notice"}') return { id, message: JSON.parse(data) }
        continue
      }
      const part = await reader?.read()
      if (!part || part.done) throw new Error(`The stream ended with: ${text}`)
      text += part.value
    }
  }
  return { response, next, leave: () => leave.abort() }
}

/** A watcher's stream as it comes over HTTP. */
async function watch(id: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await watchGame(new Request(`http://variorum.test/games/${id}/events`, { headers }), id)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async () => {
    while (!text.includes('\n\n')) {
      const part = await reader?.read()
      if (!part || part.done) throw new Error(`The stream ended with: ${text}`)
      text += part.value
    }
    const end = text.indexOf('\n\n')
    const [said, rest] = [text.slice(0, end), text.slice(end + 2)]
    text = rest
    // What is said has no version.
    const [, version, data = ''] = /^(?:id: (\d+)\n)?data: (.*)$/.exec(said) ?? []
    return { version: Number(version), message: JSON.parse(data), text: data }
  }
  return { response, next, leave: () => reader?.cancel() }
}

/** Says something at a game, as the procedure does. */
async function speak(game: string, room: ChatRoom, player: string, preset: 'hello' | 'goodLuck' | 'goodGame') {
  const who = { id: player, name: null, isGuest: true }
  const said = { id: game, room, words: { preset }, clientId: randomUUID() }
  const { number } = await say(db(), who, said, new Date('2026-01-01T00:00:00Z'))
  bus().publish(`chat:${game}:${room}`, number)
}

const listening = () => [bus().listening, live().feeds.ids.length + live().chats.ids.length, live().limits.count]

/** Nobody listens any more, wherever a stream was left. */
const everythingIsFree = () => expect.poll(listening, { timeout: 30_000 }).toEqual([0, 0, 0])

describe('the live stream over HTTP', () => {
  it('tells each player a game whole and then what happens, and can be resumed', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    const [one, two] = game.players
    const { response, next, leave } = await listen(one?.id ?? '', [{ id: game.id, version: null }])
    expect(response.headers.get('cache-control')).toContain('no-transform')
    expect((await next()).message).toEqual({ kind: 'hello' })
    expect((await next()).message).toMatchObject({ kind: 'snapshot', version: 0, snapshot: { mySeat: 0, moves: [] } })
    const { row } = await game.move(0, 'e2e4')
    bus().publish(`game:${game.id}`, row.version)
    const { id, message } = await next()
    expect(message).toMatchObject({ kind: 'event', version: 1, event: { move: 'e2e4', head: { ply: 1, toMove: 1 } } })
    expect(id).toBe(`${game.id}.1`)
    bus().publish(`game:${game.id}`, (await game.move(1, 'e7e5')).row.version)
    const resumed = await listen(two?.id ?? '', [{ id: game.id, version: 0 }], { lastEventId: id })
    await resumed.next()
    expect((await resumed.next()).message).toMatchObject({ kind: 'event', version: 2, event: { move: 'e7e5' } })
    expect(live().presence.here(new Date()).sittings).toHaveLength(2)
    leave()
    resumed.leave()
    await everythingIsFree()
  })

  it('tells of a game with hidden moves each its own share, and watchers nothing', async () => {
    const game = await sitDown(db(), { variant: 'fog-of-war' })
    const watched = [{ id: game.id, version: 0 }]
    const streams = await Promise.all([
      listen(game.players[0]?.id ?? '', watched),
      listen(game.players[1]?.id ?? '', watched),
      listen(randomUUID(), watched),
    ])
    for (const { next } of streams) await next()
    const { row } = await game.move(0, 'g1f3')
    bus().publish(`game:${game.id}`, row.version)
    const [mover, opponent, watcher] = await Promise.all(streams.map(async ({ next }) => (await next()).message))
    expect(mover).toMatchObject({ kind: 'snapshot', snapshot: { moves: [], view: { seat: 0 } } })
    expect(JSON.stringify(mover)).toContain('g1f3')
    for (const message of [opponent, watcher]) {
      expect(message).toMatchObject({ kind: 'snapshot', snapshot: { moves: [] } })
      expect(JSON.stringify(message)).not.toContain('g1f3')
    }
    expect(watcher?.snapshot?.view).toBeNull()
    for (const { leave } of streams) leave()
  })

  it('tells players what players say at once, and what watchers say when the game is over and not before', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    const [one = '', two = ''] = game.players.map(({ id }) => id)
    await speak(game.id, 'players', one, 'hello')
    const { next, leave } = await listen(two, [{ id: game.id, version: 0 }])
    await next()
    expect((await next()).message).toEqual({ kind: 'chat', game: game.id, room: 'players', number: 1, said: null })
    await speak(game.id, 'spectators', randomUUID(), 'hello')
    await speak(game.id, 'players', one, 'goodLuck')
    const { id, message } = await next()
    expect(message).toMatchObject({ room: 'players', number: 2, said: { preset: 'goodLuck', seat: 0, isMine: false } })
    expect(id).toBe(`${game.id}.0`)
    bus().publish(`game:${game.id}`, (await game.act(0, 'resign')).row.version)
    expect((await next()).message).toMatchObject({ kind: 'event', version: 1 })
    await speak(game.id, 'spectators', randomUUID(), 'goodGame')
    const heard = [await next(), await next()].map(({ message }) => message)
    expect(heard).toMatchObject([1, 2].map((number) => ({ kind: 'chat', room: 'spectators', number })))
    leave()
    await everythingIsFree()
  })

  // T-C5, with only the opponent there.
  it('tells the one who is there that the time of the other has run out, who is not', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    await game.move(0, 'e2e4')
    await game.move(1, 'e7e5')
    const { next, leave } = await listen(game.players[1]?.id ?? '', [{ id: game.id, version: 2 }])
    await next()
    game.wait(10 * 60_000)
    // As every process does once a second.
    for (const { id, version } of await endOverdue(db(), gameOf, game.now())) bus().publish(`game:${id}`, version)
    expect((await next()).message).toMatchObject({
      kind: 'event',
      version: 3,
      event: { move: null, head: { status: 'over', outcome: { reason: 'timeout', winner: 1 }, toMove: null } },
    })
    leave()
    await everythingIsFree()
  })

  it('takes no more streams of one player than a person has browsers', async () => {
    const player = randomUUID()
    const streams = await Promise.all(Array.from({ length: 16 }, () => listen(player, [])))
    for (const { next } of streams) await next()
    await expect(listen(player, []).then(({ next }) => next())).rejects.toThrow('tooManyRequests')
    for (const { leave } of streams) leave()
    await everythingIsFree()
  })
})

describe('the stream of those who watch', () => {
  it('begins with the whole game and goes on with what happens, the same for all of them', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    const crowd = await Promise.all(Array.from({ length: 20 }, () => watch(game.id)))
    expect(crowd[0]?.response.headers.get('cache-control')).toBe('no-store, no-transform')
    for (const { next } of crowd) {
      const { version, message } = await next()
      expect([version, message]).toMatchObject([0, { kind: 'snapshot', snapshot: { mySeat: null, moves: [] } }])
    }
    bus().publish(`game:${game.id}`, (await game.move(0, 'e2e4')).row.version)
    const told = await Promise.all(crowd.map(({ next }) => next()))
    expect(told[0]).toMatchObject({
      version: 1,
      message: { kind: 'event', event: { move: 'e2e4', head: { may: [] } } },
    })
    expect(new Set(told.map(({ text }) => text)).size).toBe(1)
    await Promise.all(crowd.map(({ leave }) => leave()))
    await everythingIsFree()
  })

  it('resumes after the version a browser says it has seen', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    await game.move(0, 'e2e4')
    await game.move(1, 'e7e5')
    const resumed = await watch(game.id, { 'last-event-id': '1' })
    expect(await resumed.next()).toMatchObject({ version: 2, message: { kind: 'event', event: { move: 'e7e5' } } })
    const broken = await watch(game.id, { 'last-event-id': 'x' })
    expect(await broken.next()).toMatchObject({ version: 2, message: { kind: 'snapshot' } })
    await Promise.all([resumed.leave(), broken.leave()])
  })

  it('tells nothing of hidden moves until the game is over', async () => {
    const game = await sitDown(db(), { variant: 'fog-of-war' })
    const { next, leave } = await watch(game.id)
    await next()
    bus().publish(`game:${game.id}`, (await game.move(0, 'g1f3')).row.version)
    const { message, text } = await next()
    expect(message).toMatchObject({ kind: 'snapshot', version: 1, snapshot: { moves: [], view: null, ply: 1 } })
    expect(text).not.toContain('g1f3')
    bus().publish(`game:${game.id}`, (await game.act(1, 'resign')).row.version)
    expect((await next()).text).toContain('g1f3')
    await leave()
  })

  it('brings what watchers say to all of them, and nothing of what the players say', async () => {
    const game = await sitDown(db(), { variant: 'fog-of-war' })
    const crowd = await Promise.all([
      watch(game.id, { 'last-event-id': '0' }),
      watch(game.id, { 'last-event-id': '0' }),
    ])
    const heard = crowd.map(({ next }) => next())
    await expect.poll(() => live().chats.ids.length).toBe(1)
    await speak(game.id, 'players', game.players[0]?.id ?? '', 'hello')
    await speak(game.id, 'spectators', randomUUID(), 'goodLuck')
    for (const { message } of await Promise.all(heard)) {
      expect(message).toMatchObject({ kind: 'chat', room: 'spectators', number: 1, said: { preset: 'goodLuck' } })
    }
    await Promise.all(crowd.map(({ leave }) => leave()))
    await everythingIsFree()
  })

  it('brings what is said by somebody whom a watcher has blocked without its words', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    const [loud, reader] = [randomUUID(), randomUUID()]
    await db()
      .insert(block)
      .values({ id: randomUUID(), playerId: reader, blockedId: loud, isNamed: false, createdAt: new Date() })
    const cookie = await writeVisitor({ id: reader, isStale: false }, secretOf(env()), new Date(), false)
    const from = { 'last-event-id': '0' }
    const [blocker, other] = await Promise.all([
      watch(game.id, { ...from, cookie: cookie.split(';')[0] ?? '' }),
      watch(game.id, from),
    ])
    const heard = [blocker.next(), other.next()]
    await expect.poll(() => live().chats.ids.length).toBe(1)
    await speak(game.id, 'spectators', loud, 'goodLuck')
    const [muffled, plain] = await Promise.all(heard)
    expect(muffled?.message).toMatchObject({ number: 1, said: { preset: null, text: null, name: null } })
    expect(muffled?.text).not.toContain('goodLuck')
    expect(plain?.message).toMatchObject({ number: 1, said: { preset: 'goodLuck' } })
    await Promise.all([blocker.leave(), other.leave()])
    await everythingIsFree()
  })

  it('is not opened on a game that does not exist, nor for a page from elsewhere', async () => {
    expect((await watch(randomUUID())).response.status).toBe(404)
    expect((await watch('any', { 'sec-fetch-site': 'cross-site' })).response.status).toBe(403)
    await everythingIsFree()
  })
})
