import { Redis } from 'ioredis'
import type { Service } from './supervised.ts'

/** Redis where there is one: it passes messages on without waking a database. */
export function redisService(url: string, channel = 'variorum'): Service {
  const client = () => {
    const redis = new Redis(url, {
      connectTimeout: 5_000,
      // What cannot be sent now is told to its sender at once, in place of a queue that grows.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResubscribe: false,
      retryStrategy: (times) => Math.min(100 * times, 1_000),
    })
    // Without somebody to hear them its errors end the process; those that matter come back to whoever sends.
    redis.on('error', () => {})
    return redis
  }
  const mouth = client()
  // What is said before it stands for the first time waits for that, and no longer than until it has failed.
  const begun = new Promise<void>((resolve) => {
    mouth.once('ready', resolve)
    mouth.once('close', resolve)
  })
  return {
    send: async (text) => {
      await begun
      return mouth.publish(channel, text)
    },
    listen: ({ text, ready }) => {
      const ear = client()
      ear.on('message', (_, message) => text(message))
      ear.on('ready', () => void ear.subscribe(channel).then(ready, () => ear.disconnect(true)))
      return async () => ear.disconnect()
    },
    close: async () => mouth.disconnect(),
  }
}
