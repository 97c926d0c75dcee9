import { describe, expect, it } from 'vitest'
import type { LiveMessage } from '../../lib/live/live-message.ts'
import { CarriedBus } from './carried-bus.ts'
import { GameFeeds, type Numbered } from './game-feed.ts'
import { type LiveWish, liveStream, type Teller } from './live-stream.ts'
import { signedOut } from './signed-out.ts'
import { parseVersions, printVersions } from './versions-text.ts'

type Told = LiveMessage<string, string>

/** Nobody says anything. */
const silence = { news: async () => [], leave: () => {} }

/** Two games in memory, of which `veiled` is told in wholes only. */
function setUp() {
  const games = new Map([
    ['open', 0],
    ['veiled', 0],
  ])
  const bus = new CarriedBus(() => ({ send: async () => {}, close: async () => {} }), { failure: () => {} })
  let isBroken = false
  const feeds = new GameFeeds<Numbered>(bus, async (id) => {
    if (isBroken) throw new Error('the database is away')
    const version = games.get(id)
    return version === undefined ? null : { version }
  })
  const teller: Teller<Numbered, string, string> = {
    snapshot: async (id, asker) => {
      const version = games.get(id)
      return version === undefined ? null : { version, snapshot: `${id} for ${asker}` }
    },
    event: async (id, { version }, asker) => (id === 'veiled' ? null : `${version} for ${asker}`),
  }
  const happen = (id: string) => {
    const version = (games.get(id) ?? 0) + 1
    games.set(id, version)
    bus.publish(`game:${id}`, version)
  }
  const breakDown = (isDown: boolean) => {
    isBroken = isDown
  }
  const open = (wish: Partial<LiveWish>, lifeMs = 60_000) => {
    const end = new AbortController()
    const stream = liveStream(
      { bus, feeds, teller, hear: () => silence, retryMs: 20, onFailure: () => {} },
      { playerId: 'me', games: new Map(), isInLobby: false, ...wish },
      end.signal,
      lifeMs,
    )
    const next = async (): Promise<Told | undefined> => (await stream.next()).value?.message
    return { next, stream, leave: () => end.abort() }
  }
  return { bus, feeds, happen, open, breakDown }
}

describe('the stream of a browser', () => {
  it('tells a game whole to whoever has seen nothing, then event by event', async () => {
    const { happen, open } = setUp()
    happen('open')
    const { next } = open({ games: new Map([['open', null]]) })
    expect(await next()).toEqual({ kind: 'hello' })
    expect(await next()).toEqual({ kind: 'snapshot', game: 'open', version: 1, snapshot: 'open for me' })
    happen('open')
    expect(await next()).toEqual({ kind: 'event', game: 'open', version: 2, event: '2 for me' })
    happen('open')
    expect(await next()).toEqual({ kind: 'event', game: 'open', version: 3, event: '3 for me' })
  })

  it('resumes after what was seen, and says nothing where nothing happened', async () => {
    const { happen, open } = setUp()
    happen('open')
    happen('open')
    const { next } = open({ games: new Map([['open', 1]]) })
    await next()
    expect(await next()).toMatchObject({ kind: 'event', version: 2 })
    const upToDate = open({ games: new Map([['open', 2]]) })
    await upToDate.next()
    const silent = upToDate.next()
    happen('open')
    expect(await silent).toMatchObject({ kind: 'event', version: 3 })
  })

  it('waits for a database that is away, and misses nothing', async () => {
    const { happen, open, breakDown } = setUp()
    const { next } = open({ games: new Map([['open', 0]]) })
    await next()
    const news = next()
    breakDown(true)
    happen('open')
    await new Promise(setImmediate)
    breakDown(false)
    expect(await news).toMatchObject({ kind: 'event', version: 1 })
  })

  it('tells the whole where more is missing than is at hand, and where an event would tell too much', async () => {
    const { happen, open } = setUp()
    for (let count = 0; count < 40; count++) happen('open')
    happen('veiled')
    const { next } = open({
      games: new Map([
        ['open', 2],
        ['veiled', 0],
      ]),
    })
    await next()
    expect(await next()).toMatchObject({ kind: 'snapshot', game: 'open', version: 40 })
    expect(await next()).toMatchObject({ kind: 'snapshot', game: 'veiled', version: 1 })
  })

  it('says that a game does not exist and goes on with the others', async () => {
    const { happen, open } = setUp()
    const { next } = open({
      games: new Map([
        ['nowhere', 3],
        ['open', 0],
      ]),
    })
    await next()
    expect(await next()).toEqual({ kind: 'missing', game: 'nowhere' })
    const news = next()
    happen('open')
    expect(await news).toMatchObject({ kind: 'event', game: 'open' })
  })

  it('brings notices of its own player always, and the lobby where it is asked for', async () => {
    const { bus, open } = setUp()
    const { next } = open({ isInLobby: true })
    await next()
    const news = next()
    bus.publish('player:somebody')
    bus.publish('player:me')
    expect(await news).toEqual({ kind: 'notice' })
    bus.publish('lobby')
    expect(await next()).toEqual({ kind: 'lobby' })
  })

  it('tells who is there and how many watch when that changes', async () => {
    const { feeds, open } = setUp()
    const { next } = open({ games: new Map([['open', 0]]) })
    await next()
    const news = next()
    feeds.find('open', 0, { isHere: [true, false], watchers: 0 })
    expect(await news).toEqual({ kind: 'presence', game: 'open', isHere: [true, false], watchers: 0 })
    const more = next()
    feeds.find('open', 0, { isHere: [true, false], watchers: 0 })
    feeds.find('open', 0, { isHere: [true, false], watchers: 3 })
    expect(await more).toEqual({ kind: 'presence', game: 'open', isHere: [true, false], watchers: 3 })
  })

  it('frees everything when its browser leaves, and when its time is over', async () => {
    const { bus, feeds, open } = setUp()
    const games = new Map([['open', 0]])
    const left = open({ games, isInLobby: true })
    await left.next()
    const waiting = left.next()
    expect(bus.listening).toBe(3)
    left.leave()
    expect(await waiting).toBeUndefined()
    const outlived = open({ games }, 10)
    await outlived.next()
    expect(await outlived.next()).toBeUndefined()
    const dropped = open({ games })
    await dropped.next()
    await dropped.stream.return(undefined)
    expect([bus.listening, feeds.ids]).toEqual([0, []])
  })

  it('ends when a session of its player is over, and for nobody else', async () => {
    const { bus, open } = setUp()
    const [mine, other] = [open({}), open({ playerId: 'somebody' })]
    await mine.next()
    await other.next()
    const [ending, staying] = [mine.next(), other.next()]
    bus.publish('player:me', signedOut)
    expect(await ending).toBeUndefined()
    bus.publish('player:somebody')
    expect(await staying).toEqual({ kind: 'notice' })
    other.leave()
  })

  it('names what was seen in a way that can be read back, and takes nonsense for nothing', () => {
    const seen = new Map([
      ['Ab_c-1', 12],
      ['xyz', 0],
    ])
    expect(parseVersions(printVersions(seen))).toEqual(seen)
    expect(parseVersions('')).toEqual(new Map())
    expect(parseVersions('a.b,c,d.-1,e.99999999999')).toEqual(new Map())
  })
})
