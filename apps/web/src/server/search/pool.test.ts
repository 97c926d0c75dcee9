import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { ThoughtAnswer } from '@variorum/engine/ask'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type PoolLimits, SearchPool } from './pool.ts'
import { affordable } from './search.ts'

const line = { variant: 'ultima', moves: [] }
const endless = { limits: { nodes: 1_000_000_000 }, seed: 1 }
const quick = { limits: { depth: 2 }, seed: 1 }
const never = new AbortController().signal

/** A caller at an address of their own. */
const at = (caller: string, address = `address of ${caller}`) => ({ caller, address })

let pool: SearchPool

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-search-thread.mjs'])
})

afterEach(() => pool.close())

function newPool(limits: Partial<PoolLimits> = {}) {
  pool = new SearchPool(join(process.cwd(), 'dist/search-thread.mjs'), {
    threads: 2,
    queued: 8,
    perCaller: 2,
    perAddress: 8,
    waitMs: 60_000,
    ms: 60_000,
    ...limits,
  })
  return pool
}

async function all(thoughts: AsyncIterable<ThoughtAnswer>) {
  const seen: ThoughtAnswer[] = []
  for await (const thought of thoughts) seen.push(thought)
  return seen
}

/** A search that has begun and would not end by itself. */
async function begun(name: string) {
  const controller = new AbortController()
  const thoughts = pool.think({ about: line, options: endless }, at(name), controller.signal)[Symbol.asyncIterator]()
  await thoughts.next()
  const leave = async () => {
    controller.abort()
    for (let part = await thoughts.next(); !part.done; ) part = await thoughts.next()
  }
  return { leave }
}

describe('the pool of searches', () => {
  it('tells thoughts and ends with the one that is done', async () => {
    const thoughts = await all(newPool().think({ about: line, options: quick }, at('a'), never))
    expect(thoughts.filter(({ done }) => done)).toEqual([thoughts.at(-1)])
    expect(thoughts.at(-1)).toMatchObject({ depth: 2, done: true })
  })

  it('stops a search nobody waits for, and uses its thread again', async () => {
    newPool({ threads: 1 })
    const { leave } = await begun('a')
    await leave()
    expect((await all(pool.think({ about: line, options: quick }, at('b'), never))).at(-1)?.done).toBe(true)
  })

  it('lets one caller think once at a time, so that another gets a thread', async () => {
    newPool({ threads: 2, perCaller: 2 })
    const { leave } = await begun('a')
    const waiting = all(pool.think({ about: line, options: quick }, at('a'), never))
    expect((await all(pool.think({ about: line, options: quick }, at('b'), never))).at(-1)?.done).toBe(true)
    await leave()
    expect((await waiting).at(-1)?.done).toBe(true)
  })

  it('refuses a caller who asks for too much at once', async () => {
    newPool({ perCaller: 1 })
    const { leave } = await begun('a')
    await expect(all(pool.think({ about: line, options: quick }, at('a'), never))).rejects.toMatchObject({
      message: 'tooManyRequests',
    })
    await leave()
  })

  it('refuses everybody when too many wait', async () => {
    newPool({ threads: 1, queued: 1 })
    const { leave } = await begun('a')
    const waiting = all(pool.think({ about: line, options: quick }, at('b'), never))
    await expect(all(pool.think({ about: line, options: quick }, at('c'), never))).rejects.toMatchObject({
      message: 'tooManyRequests',
    })
    await leave()
    await waiting
  })

  it('refuses an address that asks for too much at once, with however many cookies', async () => {
    newPool({ threads: 1, perAddress: 2 })
    const { leave } = await begun('a')
    const waiting = all(pool.think({ about: line, options: quick }, at('b', 'address of a'), never))
    await expect(
      all(pool.think({ about: line, options: quick }, at('c', 'address of a'), never)),
    ).rejects.toMatchObject({
      message: 'tooManyRequests',
    })
    await leave()
    await waiting
  })

  it('gives somebody elsewhere a place that one address has many of', async () => {
    newPool({ threads: 1, queued: 3 })
    const { leave } = await begun('a')
    const held = ['b', 'c', 'd'].map((name) =>
      all(pool.think({ about: line, options: quick }, at(name, 'one machine'), never)),
    )
    const last = expect(held[2]).rejects.toMatchObject({ message: 'tooManyRequests' })
    const honest = all(pool.think({ about: line, options: quick }, at('h'), never))
    await last
    await leave()
    expect((await honest).at(-1)?.done).toBe(true)
    await Promise.all(held.slice(0, 2))
  })

  it('serves addresses in turn, and not in the order they came', async () => {
    newPool({ threads: 1 })
    const { leave } = await begun('a')
    const served: string[] = []
    const search = async (name: string, address: string) => {
      await all(pool.think({ about: line, options: quick }, at(name, address), never))
      served.push(name)
    }
    const searches = ['b', 'c', 'd'].map((name) => search(name, 'one machine'))
    searches.push(search('h', 'another'))
    await leave()
    await Promise.all(searches)
    expect(served.indexOf('h')).toBe(1)
  })

  it('refuses a search that has waited too long', async () => {
    newPool({ threads: 1, waitMs: 20 })
    const { leave } = await begun('a')
    await expect(all(pool.think({ about: line, options: quick }, at('b'), never))).rejects.toMatchObject({
      message: 'tooManyRequests',
    })
    await leave()
  })

  it('ends a search that takes too long with the best found so far', async () => {
    const thoughts = await all(newPool({ ms: 50 }).think({ about: line, options: endless }, at('a'), never))
    expect(thoughts.at(-1)?.done).toBe(true)
    expect(thoughts.at(-1)?.best).not.toBeNull()
  })

  it('refuses a line that cannot be, with the engine’s own words', async () => {
    const broken = { variant: 'ultima', moves: ['a1a5'] }
    await expect(all(newPool().think({ about: broken, options: quick }, at('a'), never))).rejects.toMatchObject({
      message: 'illegalMove',
    })
  })
})

describe('what the server affords', () => {
  it('is what a bot spends, unless that is more', async () => {
    newPool()
    expect(affordable({ level: 'novice', seed: 1 })).toEqual({ level: 'novice', limits: { ms: 5_000 }, seed: 1 })
    expect(affordable({ limits: { ms: 600_000, depth: 64, nodes: 1e9 }, seed: 1 })).toEqual({
      limits: { depth: 32, nodes: 20_000_000, ms: 5_000 },
      seed: 1,
    })
  })
})
