'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { LiveMessage } from '../lib/live/live-message.ts'
import type { LiveStatus } from '../lib/live/stream-keeper.ts'
import type { OnlineEvent } from '../server/games/online-event.ts'
import type { OnlineSnapshot } from '../server/games/snapshot.ts'
import { liveHub } from './live-hub.ts'

/** What is heard of a game: what happened, the whole of it, who is there, or that there is no such game. */
export type GameNews = Extract<LiveMessage<OnlineSnapshot, OnlineEvent>, { readonly game: string }>

/**
 * Hears what happens in a game after `fromVersion`, for as long as the component is shown: each version once and in order,
 * or the whole where some were missed. Null is no version yet; no id, no game. Answers whether it hears.
 */
export function useLiveGame(
  id: string | null,
  fromVersion: number | null,
  onNews: (news: GameNews) => void,
): LiveStatus {
  const hear = useEffectEvent(onNews)
  // Later versions are the hub's to know.
  const [first] = useState(fromVersion)
  useEffect(() => {
    if (id === null) return
    // What lies between carries it unread, as the router has sent it.
    return liveHub().watchGame(id, first, (news) => hear(news as GameNews))
  }, [id, first])
  return useLiveStatus()
}

/** Called when the wishes in the lobby have changed, or may have. */
export function useLiveLobby(onChange: () => void): LiveStatus {
  const change = useEffectEvent(onChange)
  useEffect(() => liveHub().watch('lobby', () => change()), [])
  return useLiveStatus()
}

/** Called when something concerns this player, or may: a challenge, a game that has begun, a turn. */
export function useNotices(onNotice: () => void): void {
  const notice = useEffectEvent(onNotice)
  useEffect(() => liveHub().watch('notice', () => notice()), [])
}

function useLiveStatus(): LiveStatus {
  const hub = liveHub()
  return useSyncExternalStore(hub.onStatus, hub.currentStatus, () => 'connecting')
}
