import { env } from '../../env.ts'
import type { OnlineEvent } from '../games/online-event.ts'
import type { OnlineSnapshot } from '../games/snapshot.ts'
import { log } from '../log.ts'
import { Audience } from './audience.ts'
import { bus } from './bus.ts'
import { chatFeeds, type LastSaid } from './chat-feeds.ts'
import { Crowd } from './crowd.ts'
import { GameFeeds } from './game-feed.ts'
import { gameTeller, type LastOfGame, readLast } from './game-teller.ts'
import { hearChat } from './hear-chat.ts'
import { Presence } from './presence.ts'
import { StreamLimits } from './stream-limits.ts'

interface Live {
  readonly feeds: GameFeeds<LastOfGame>
  readonly chats: GameFeeds<LastSaid>
  readonly presence: Presence
  readonly audience: Audience
  readonly limits: StreamLimits
  readonly crowd: Crowd<LastOfGame, OnlineSnapshot, OnlineEvent>
}

// Next may evaluate this module once per route; the process has one of each all the same.
const shared = globalThis as typeof globalThis & { variorumLive?: Live }

/** Who listens in this process, and to what. */
export function live(): Live {
  shared.variorumLive ??= open()
  return shared.variorumLive
}

function open(): Live {
  const feeds = new GameFeeds(bus(), readLast)
  const chats = chatFeeds(bus())
  return {
    feeds,
    chats,
    presence: new Presence(),
    audience: new Audience(),
    limits: new StreamLimits(env().streamsPerAddress),
    crowd: new Crowd({ feeds, chats, teller: gameTeller, onFailure }),
  }
}

const onFailure = (error: unknown) => log.warn({ err: error }, 'a stream could not read')

/** What a stream is made from. */
export function liveSources() {
  const { feeds, chats } = live()
  return { bus: bus(), feeds, teller: gameTeller, hear: hearChat(chats), onFailure }
}
