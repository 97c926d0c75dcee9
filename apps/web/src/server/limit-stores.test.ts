import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../test/own-database.ts'
import { type Count, countingInDatabase, countingInMemory, countingInRedis } from './limit-stores.ts'

const db = ownDatabase()
const { REDIS_URL } = process.env

const measure = { name: 'test', points: 5, duration: 60 }

/** How many of so many that ask at the same moment, by whichever way, are let through. */
async function letThrough(ways: readonly Count[], times: number): Promise<number> {
  const caller = randomUUID()
  const asked = Array.from({ length: times }, (_, index) => ways[index % ways.length]?.(measure, caller, 1))
  return (await Promise.all(asked)).filter((waitMs) => waitMs === 0).length
}

async function keepsMeasure(count: Count): Promise<void> {
  const [caller, other] = [randomUUID(), randomUUID()]
  expect(await count(measure, caller, 5)).toBe(0)
  const waitMs = await count(measure, caller, 1)
  expect(waitMs).toBeGreaterThan(50_000)
  expect(waitMs).toBeLessThanOrEqual(60_000)
  expect(await count(measure, other, 1)).toBe(0)
  expect(await count({ ...measure, name: 'another' }, caller, 1)).toBe(0)
  expect(await count(measure, other, 5)).toBeGreaterThan(0)
}

describe('what each may have of something', () => {
  it('is kept by one process', () => keepsMeasure(countingInMemory()))

  it('is kept by all processes together in their database', async () => {
    const ways = [countingInDatabase(async () => db()), countingInDatabase(async () => db())]
    for (const way of ways) await keepsMeasure(way)
    expect(await letThrough(ways, 12)).toBe(5)
  })

  it('begins anew when its time is over', async () => {
    const count = countingInDatabase(async () => db())
    const brief = { ...measure, duration: 0 }
    for (let times = 0; times < 7; times++) expect(await count(brief, 'somebody', 3)).toBe(0)
  })

  it.skipIf(!REDIS_URL)('is kept by all processes together in Redis, by each house for itself', async () => {
    const house = randomUUID()
    const stores = [house, house, randomUUID()].map((name) => countingInRedis(REDIS_URL ?? '', name))
    const [one, same, another] = stores.map(({ count }) => count)
    if (!one || !same || !another) return expect.unreachable()
    await Promise.all([one, same, another].map((count) => readied(count)))
    await keepsMeasure(one)
    expect(await letThrough([one, same], 12)).toBe(5)
    expect(await one(measure, 'of both', 5)).toBe(0)
    expect(await another(measure, 'of both', 5)).toBe(0)
    for (const { close } of stores) close()
  })

  it('is asked for in vain where there is no store, and whoever asks hears that', async () => {
    const { count, close } = countingInRedis('redis://127.0.0.1:1', 'nobody')
    await expect(count(measure, 'somebody', 1)).rejects.toThrow()
    close()
  })
})

/** A connection that is being made counts nothing yet. */
async function readied(count: Count): Promise<void> {
  await expect.poll(() => count(measure, randomUUID(), 1).catch(() => -1)).toBe(0)
}
