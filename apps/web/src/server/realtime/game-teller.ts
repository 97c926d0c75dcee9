import { gameOf } from '@variorum/engine/catalogue'
import { database } from '../db/client.ts'
import { eventOf, type OnlineEvent, readLatest } from '../games/online-event.ts'
import { readOnline } from '../games/online-game.ts'
import { type OnlineSnapshot, snapshotOf } from '../games/snapshot.ts'
import { steadyNow } from '../time/steady-clock.ts'
import type { Numbered } from './game-feed.ts'
import { isRefusal } from './is-refusal.ts'
import type { Teller } from './live-stream.ts'

/** Where a game stands after what happened last in it. */
export interface LastOfGame extends Numbered {
  readonly latest: Awaited<ReturnType<typeof readLatest>>
}

export function readLast(id: string): Promise<LastOfGame | null> {
  return nullIfMissing(async () => {
    const latest = await readLatest(await database(), id)
    return { version: latest.row.version, latest }
  })
}

/** Tells games between people as each may know them. */
export const gameTeller: Teller<LastOfGame, OnlineSnapshot, OnlineEvent> = {
  snapshot: (id, askerId) =>
    nullIfMissing(async () => {
      const online = await readOnline(await database(), id)
      const played = gameOf(online.row.variant)
      return { version: online.row.version, snapshot: snapshotOf(played, online, askerId, steadyNow()) }
    }),
  event: async (_, { latest }, askerId) => {
    const { event, row } = latest
    return event && eventOf(gameOf(row.variant), latest, event, askerId, steadyNow())
  },
}

async function nullIfMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isRefusal(error, 'gameNotFound')) return null
    throw error
  }
}
