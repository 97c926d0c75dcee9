import { env } from '../../env.ts'
import { log } from '../log.ts'
import { bus } from './bus.ts'
import { GameFeeds } from './game-feed.ts'
import { gameTeller, type LastOfGame, readLast } from './game-teller.ts'
import { Presence } from './presence.ts'
import { StreamLimits } from './stream-limits.ts'

interface Live {
  readonly feeds: GameFeeds<LastOfGame>
  readonly presence: Presence
  readonly limits: StreamLimits
}

// Next may evaluate this module once per route; the process has one of each all the same.
const shared = globalThis as typeof globalThis & { variorumLive?: Live }

/** Who listens in this process, and to what. */
export function live(): Live {
  shared.variorumLive ??= {
    feeds: new GameFeeds(bus(), readLast),
    presence: new Presence(),
    limits: new StreamLimits(env().streamsPerAddress),
  }
  return shared.variorumLive
}

/** What a stream is made from. */
export function liveSources() {
  return {
    bus: bus(),
    feeds: live().feeds,
    teller: gameTeller,
    onFailure: (error: unknown) => log.warn({ err: error }, 'a stream could not read'),
  }
}
