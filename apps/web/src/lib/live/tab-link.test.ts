import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveHub } from './live-hub.ts'
import type { Message, OpenStream } from './stream-keeper.ts'
import { type Channel, TabLink, type TabTalk } from './tab-link.ts'
import type { Wish } from './wish.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Names and their queues, as the Web Locks specification has them. */
class FakeLocks {
  private readonly names = new Map<string, { breakIt: () => void; readonly queue: (() => void)[]; isHeld: boolean }>()

  readonly request = async (
    name: string,
    { steal = false, signal }: { steal?: boolean; signal?: AbortSignal },
    held: () => Promise<void> | undefined,
  ): Promise<void> => {
    const lock = this.names.get(name) ?? { breakIt: () => {}, queue: [], isHeld: false }
    this.names.set(name, lock)
    if (steal) lock.breakIt()
    else if (lock.isHeld) {
      await new Promise<void>((resolve, reject) => {
        lock.queue.push(resolve)
        signal?.addEventListener('abort', () => {
          const at = lock.queue.indexOf(resolve)
          if (at !== -1) lock.queue.splice(at, 1)
          reject(new DOMException('taken back', 'AbortError'))
        })
      })
    }
    lock.isHeld = true
    await new Promise<void>((resolve, reject) => {
      let isMine = true
      lock.breakIt = () => {
        isMine = false
        reject(new DOMException('stolen', 'AbortError'))
      }
      void Promise.resolve(held()).then(() => {
        if (!isMine) return
        lock.isHeld = false
        resolve()
        lock.queue.shift()?.()
      })
    })
  }
}

interface FakeStream {
  readonly wish: Wish
  readonly say: (message: Message) => void
  readonly lose: (reason: 'ended' | 'failed') => void
}

/** One browser, its tabs, and a server that notes what streams are open. */
function browser({ hasLocks = true } = {}) {
  const locks = new FakeLocks()
  const channels = new Map<string, (talk: TabTalk) => void>()
  const frozen = new Set<string>()
  const open = new Map<FakeStream, string>()
  let opened = 0

  const streamOf =
    (tab: string): OpenStream =>
    (wish, on) => {
      opened++
      const stream: FakeStream = {
        wish,
        say: on.message,
        lose: (reason) => {
          open.delete(stream)
          on.lost(reason)
        },
      }
      open.set(stream, tab)
      return () => open.delete(stream)
    }
  const channelOf = (tab: string): Channel => ({
    post: (talk) => {
      for (const [name, listener] of channels) if (name !== tab && !frozen.has(name)) listener(talk)
    },
    listen: (listener) => void channels.set(tab, listener),
    close: () => void channels.delete(tab),
  })
  const tab = (name: string) => {
    const around = {
      tab: name,
      locks: hasLocks ? locks : null,
      channel: hasLocks ? channelOf(name) : null,
      openStream: streamOf(name),
    }
    let link: TabLink | undefined
    const hub = new LiveHub(({ wish, hear, become }) => {
      link = new TabLink(around, { wish, message: hear, status: become })
      return link
    })
    const heard: string[] = []
    const watch = (id: string, version: number | null) =>
      hub.watchGame(id, version, (message) =>
        heard.push('version' in message ? `${message.kind} ${message.version}` : message.kind),
      )
    return { hub, heard, watch, close: () => link?.close() }
  }
  const stream = (): FakeStream => {
    const [only, ...others] = open.keys()
    if (!only || others.length > 0) throw new Error(`${open.size} streams are open.`)
    return only
  }
  return { tab, stream, streams: open, frozen, opened: () => opened }
}

const settle = (ms = 100) => vi.advanceTimersByTimeAsync(ms)
const event = (version: number, game = 'a'): Message => ({ kind: 'event', game, version, event: {} })
const snapshot = (version: number, game = 'a'): Message => ({ kind: 'snapshot', game, version, snapshot: {} })

describe('tabs of one browser', () => {
  it('open no stream while nobody listens', async () => {
    const { tab, streams } = browser()
    tab('one')
    await settle()
    expect(streams.size).toBe(0)
  })

  it('share one stream, however many they are', async () => {
    const { tab, stream } = browser()
    const tabs = Array.from({ length: 8 }, (_, index) => tab(`tab ${index}`))
    for (const each of tabs) each.watch('a', 0)
    await settle()
    stream().say(event(1))
    expect(tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => ['event 1']))
  })

  it('listen together to all that one of them watches', async () => {
    const { tab, stream } = browser()
    const [one, two] = [tab('one'), tab('two')]
    one.watch('a', 3)
    two.watch('b', null)
    two.hub.watch('lobby', () => {})
    await settle()
    expect(stream().wish).toEqual({ games: { a: 3, b: null }, lobby: true, notices: false })
    two.close()
    await settle()
    expect(stream().wish).toEqual({ games: { a: 3 }, lobby: false, notices: false })
  })

  it('go on from what they have seen when the leader leaves', async () => {
    const { tab, stream, streams } = browser()
    const [one, two] = [tab('one'), tab('two')]
    one.watch('a', 0)
    await settle()
    two.watch('a', 0)
    await settle()
    expect(streams.get(stream())).toBe('one')
    stream().say(event(1))
    one.close()
    await settle()
    expect(streams.get(stream())).toBe('two')
    expect(stream().wish.games).toEqual({ a: 1 })
    stream().say(event(2))
    expect(two.heard).toEqual(['event 1', 'event 2'])
  })

  it('do not wait for a leader that its browser has frozen', async () => {
    const { tab, streams, frozen } = browser()
    const [one, two] = [tab('one'), tab('two')]
    one.watch('a', 0)
    two.watch('a', 0)
    await settle()
    frozen.add('one')
    two.hub.wake()
    await settle(1_000)
    expect([...streams.values()]).toEqual(['two'])
  })

  it('have each a stream of their own where the browser keeps no names', async () => {
    const { tab, streams } = browser({ hasLocks: false })
    for (const name of ['one', 'two']) tab(name).watch('a', 0)
    await settle()
    expect([...streams.values()]).toEqual(['one', 'two'])
  })
})

describe('the stream', () => {
  it('is asked again where an event does not follow what was seen', async () => {
    const { tab, stream } = browser()
    const { heard, watch } = tab('one')
    watch('a', 2)
    await settle()
    stream().say(event(4))
    await settle()
    expect(stream().wish.games).toEqual({ a: 2 })
    stream().say(snapshot(4))
    stream().say(event(4))
    stream().say(event(5))
    expect(heard).toEqual(['snapshot 4', 'event 5'])
  })

  it('goes back for a tab that has seen less', async () => {
    const { tab, stream } = browser()
    const [one, two] = [tab('one'), tab('two')]
    one.watch('a', 0)
    await settle()
    stream().say(event(1))
    stream().say(event(2))
    two.watch('a', 0)
    await settle()
    expect(stream().wish.games).toEqual({ a: 0 })
    stream().say(event(1))
    stream().say(event(2))
    expect([one.heard, two.heard]).toEqual([
      ['event 1', 'event 2'],
      ['event 1', 'event 2'],
    ])
  })

  it('resumes after it was lost, and says how it stands only when that takes a while', async () => {
    const { tab, stream, streams } = browser()
    const { hub, watch } = tab('one')
    const statuses: string[] = []
    hub.onStatus(() => statuses.push(hub.currentStatus()))
    watch('a', 7)
    await settle()
    stream().say({ kind: 'hello' })
    stream().say(event(8))
    stream().lose('failed')
    await settle(400)
    expect(stream().wish.games).toEqual({ a: 8 })
    stream().say({ kind: 'hello' })
    expect(statuses).toEqual(['live'])
    for (let second = 0; second < 15; second++) {
      if (streams.size > 0) stream().lose('failed')
      await settle(1_000)
    }
    expect(statuses).toEqual(['live', 'connecting', 'offline'])
    await settle(10_000)
    stream().say({ kind: 'hello' })
    expect(statuses.at(-1)).toBe('live')
  })

  it('is back at once when the server ends it in good order', async () => {
    const { tab, stream, opened } = browser()
    tab('one').watch('a', 0)
    await settle(60_000)
    stream().lose('ended')
    await settle(1)
    expect([opened(), stream().wish.games]).toEqual([2, { a: 0 }])
  })

  it('is opened anew for a tab that is looked at again, and closed for one that sleeps', async () => {
    const { tab, stream, streams, opened } = browser()
    const { hub, watch } = tab('one')
    watch('a', 0)
    await settle(10_000)
    stream().say(event(1))
    hub.wake()
    await settle(1)
    expect([opened(), stream().wish.games]).toEqual([2, { a: 1 }])
    hub.sleep()
    await settle()
    expect(streams.size).toBe(0)
    hub.wake()
    await settle()
    expect(stream().wish.games).toEqual({ a: 1 })
  })

  it('calls those who watch the lobby or wait for notices, and when it begins to listen', async () => {
    const { tab, stream } = browser()
    const { hub } = tab('one')
    const calls: string[] = []
    hub.watch('lobby', () => calls.push('lobby'))
    hub.watch('notice', () => calls.push('notice'))
    await settle()
    stream().say({ kind: 'hello' })
    stream().say({ kind: 'notice' })
    expect(calls).toEqual(['lobby', 'notice', 'notice'])
  })
})
