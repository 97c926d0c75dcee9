import { sql } from 'drizzle-orm'
import { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { tokenHashOf } from './auth/secret-token.ts'
import type { Database } from './db/open.ts'
import { attempt } from './db/schema/index.ts'

/** So many points within so many seconds. */
export interface Measure {
  readonly name: string
  readonly points: number
  readonly duration: number
}

/** Counts what somebody asks for, and answers for how many milliseconds they have had enough: 0 where they have not. */
export type Count = (measure: Measure, caller: string, cost: number) => Promise<number>

/** Each process for itself. */
export function countingInMemory(): Count {
  return countingBy(({ name, points, duration }) => new RateLimiterMemory({ keyPrefix: name, points, duration }))
}

/**
 * All processes together, in Redis. `house` keeps apart those who share one. Addresses are hashed: whoever looks into it
 * finds nobody's.
 */
export function countingInRedis(url: string, house: string): { readonly count: Count; readonly close: () => void } {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, connectTimeout: 5_000 })
  // What fails comes back to whoever counts; without somebody to hear it, it would end the process.
  redis.on('error', () => {})
  const count = countingBy(
    ({ name, points, duration }) =>
      new RateLimiterRedis({ storeClient: redis, keyPrefix: `variorum:${house}:${name}`, points, duration }),
  )
  return {
    count: (measure, caller, cost) => count(measure, tokenHashOf(caller), cost),
    close: () => redis.disconnect(),
  }
}

function countingBy(limiterOf: (measure: Measure) => RateLimiterAbstract): Count {
  const limiters = new Map<string, RateLimiterAbstract>()
  return async (measure, caller, cost) => {
    const limiter = limiters.get(measure.name) ?? limiterOf(measure)
    limiters.set(measure.name, limiter)
    try {
      await limiter.consume(caller, cost)
      return 0
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return Math.max(1, error.msBeforeNext)
    }
  }
}

/** All processes together, in their database, beside the attempts at secrets: one statement, so that none is lost. */
export function countingInDatabase(database: () => Promise<Database>): Count {
  return async ({ name, points, duration }, caller, cost) => {
    const db = await database()
    const now = new Date()
    const at = sql`${now.toISOString()}::timestamptz`
    const isOver = sql`${attempt.freeAt} <= ${at}`
    const freeAt = new Date(now.getTime() + duration * 1_000)
    const [counted] = await db
      .insert(attempt)
      .values({ key: tokenHashOf(`limit ${name} ${caller}`), count: cost, at: now, freeAt })
      .onConflictDoUpdate({
        target: attempt.key,
        set: {
          count: sql`case when ${isOver} then ${cost} else ${attempt.count} + ${cost} end`,
          at: now,
          freeAt: sql`case when ${isOver} then ${freeAt.toISOString()}::timestamptz else ${attempt.freeAt} end`,
        },
      })
      .returning()
    if (!counted || counted.count <= points) return 0
    return Math.max(1, counted.freeAt.getTime() - now.getTime())
  }
}
