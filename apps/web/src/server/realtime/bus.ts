import { env } from '../../env.ts'
import { log } from '../log.ts'
import { metrics } from '../metrics/metrics.ts'
import { CarriedBus } from './carried-bus.ts'
import type { StartCarrier } from './carrier.ts'
import { postgresService } from './postgres-service.ts'
import { redisService } from './redis-service.ts'
import { supervised } from './supervised.ts'

// Next may evaluate this module once per route; the process has one bus all the same.
const shared = globalThis as typeof globalThis & { variorumBus?: CarriedBus }

/** The bus of this process: alone with the built-in database, else between all processes on the same one. */
export function bus(): CarriedBus {
  shared.variorumBus ??= new CarriedBus(carrier(), {
    failure: (error) => log.warn({ err: error }, 'the bus lost something'),
    heard: (delayMs) => metrics().busDelay.observe(delayMs / 1_000),
    told: (topic) => metrics().told.inc({ topic: topic.split(':')[0] }),
  })
  return shared.variorumBus
}

function carrier(): StartCarrier {
  const { redisUrl, databaseUrl } = env()
  if (redisUrl) return supervised(redisService(redisUrl))
  if (databaseUrl) return supervised(postgresService(databaseUrl))
  return alone
}

/** One process has nobody to tell. */
const alone: StartCarrier = () => ({ send: async () => {}, close: async () => {} })
