import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CarriedBus } from './carried-bus.ts'
import { postgresService } from './postgres-service.ts'
import { redisService } from './redis-service.ts'
import { type Service, supervised } from './supervised.ts'

const { DATABASE_URL, REDIS_URL } = process.env
const channel = `test-${randomBytes(4).toString('hex')}`

const failing = {
  failure: (error: unknown) => {
    throw error
  },
}

async function passesOn(service: () => Service): Promise<void> {
  const there = new CarriedBus(supervised(service()), failing)
  const heard: (number | null)[] = []
  // The first that is heard says that it listens now.
  await new Promise<void>((resolve) => there.subscribe('game:a', () => resolve()))
  // It speaks before its connection can stand.
  const here = new CarriedBus(supervised(service()), failing)
  await new Promise<void>((resolve) => {
    there.subscribe('game:a', (version) => {
      heard.push(version)
      if (version === 2) resolve()
    })
    here.publish('game:a', 1)
    here.publish('game:b', 1)
    here.publish('game:a', 2)
  })
  expect(heard).toEqual([1, 2])
  await Promise.all([here, there].map((bus) => bus.close()))
}

describe('what a bus is carried by', () => {
  it.skipIf(!DATABASE_URL)('PostgreSQL passes on what happened, in order', () =>
    passesOn(() => postgresService(process.env.DATABASE_URL ?? '', channel)),
  )

  it.skipIf(!REDIS_URL)('Redis passes on what happened, in order', () =>
    passesOn(() => redisService(REDIS_URL ?? '', channel)),
  )
})
