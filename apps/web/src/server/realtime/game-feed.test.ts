import { describe, expect, it } from 'vitest'
import { GameFeeds, type Numbered } from './game-feed.ts'
import type { Topic, TopicListener } from './topic.ts'

/** A game that is written down in memory, and a bus of one topic after the other. */
function setUp() {
  let version = 0
  const listeners = new Map<Topic, Set<TopicListener>>()
  let reads = 0
  const feeds = new GameFeeds<Numbered>(
    {
      subscribe: (topic, listener) => {
        const set = listeners.get(topic) ?? new Set()
        listeners.set(topic, set.add(listener))
        return () => set.delete(listener)
      },
    },
    async (id) => {
      reads++
      const read = version
      await Promise.resolve()
      return id === 'a' ? { version: read } : null
    },
  )
  const happen = () => ++version
  const tell = (told: number | null) => {
    for (const listener of listeners.get('game:a') ?? []) listener(told)
  }
  const versionsAfter = async (since: number, feed = feeds.watch('a', () => {}).feed) => {
    const answer = await feed.after(since)
    return typeof answer === 'string' ? answer : answer.map(({ version }) => version)
  }
  return { feeds, happen, tell, versionsAfter, listeners, reads: () => reads }
}

describe('the feed of a game', () => {
  it('gives what happened since, in order', async () => {
    const { happen, tell, versionsAfter } = setUp()
    expect(await versionsAfter(0)).toEqual([])
    tell(happen())
    expect(await versionsAfter(0)).toEqual([1])
    tell(happen())
    expect(await versionsAfter(0)).toEqual([1, 2])
    expect(await versionsAfter(1)).toEqual([2])
    expect(await versionsAfter(2)).toEqual([])
  })

  it('reads nothing that is brought by whoever did it, and what does not follow is read', async () => {
    const { feeds, happen, tell, versionsAfter, reads } = setUp()
    expect(await versionsAfter(0)).toEqual([])
    const before = reads()
    feeds.bring('a', { version: happen() })
    tell(1)
    expect(await versionsAfter(0)).toEqual([1])
    expect(reads()).toBe(before)
    happen()
    feeds.bring('a', { version: happen() })
    expect(await versionsAfter(1)).toEqual([])
    tell(3)
    expect(await versionsAfter(1)).toBe('gap')
    expect(reads()).toBe(before + 1)
  })

  it('sends whoever is too far behind, or ahead of what is known, to the whole', async () => {
    const { happen, tell, versionsAfter } = setUp()
    for (let count = 0; count < 30; count++) {
      tell(happen())
      await versionsAfter(0)
    }
    expect(await versionsAfter(3)).toBe('gap')
    expect(await versionsAfter(10)).toHaveLength(20)
    expect(await versionsAfter(31)).toBe('gap')
  })

  it('tells nothing of what it has not read in time', async () => {
    const { happen, tell, versionsAfter } = setUp()
    expect(await versionsAfter(0)).toEqual([])
    happen()
    tell(happen())
    expect(await versionsAfter(0)).toBe('gap')
    expect(await versionsAfter(1)).toEqual([2])
  })

  it('says that a game does not exist', async () => {
    const { feeds } = setUp()
    expect(await feeds.watch('b', () => {}).feed.after(0)).toBe('missing')
  })

  it('reads once for everybody who asks', async () => {
    const { feeds, happen, tell, versionsAfter, reads } = setUp()
    const { feed } = feeds.watch('a', () => {})
    await feed.after(0)
    tell(happen())
    const answers = await Promise.all(Array.from({ length: 50 }, () => versionsAfter(0, feed)))
    expect(answers.every((answer) => answer.length === 1)).toBe(true)
    expect(reads()).toBe(2)
  })

  it('reads again when something happens while it reads', async () => {
    const { happen, tell, versionsAfter } = setUp()
    const first = versionsAfter(0)
    tell(happen())
    expect(await first).toEqual([1])
  })

  it('does not bother its watchers with what is known, and heals what the bus lost', async () => {
    const { feeds, happen, tell } = setUp()
    let nudges = 0
    const { feed } = feeds.watch('a', () => nudges++)
    happen()
    await feed.after(0)
    tell(1)
    const attendance = { isHere: [true, true], watchers: 1 }
    feeds.find('a', 1, attendance)
    expect(nudges).toBe(1)
    feeds.find('a', 1, { ...attendance })
    expect(nudges).toBe(1)
    feeds.find('a', happen(), attendance)
    expect(nudges).toBe(2)
  })

  it('is gone when nobody watches any more', () => {
    const { feeds, listeners } = setUp()
    const watching = [feeds.watch('a', () => {}), feeds.watch('a', () => {})]
    expect(feeds.ids).toEqual(['a'])
    for (const { leave } of watching) leave()
    expect(feeds.ids).toEqual([])
    expect(listeners.get('game:a')?.size).toBe(0)
  })
})
