'use client'

import type { Seat } from '@variorum/engine/ask'
import { useState } from 'react'
import type { LiveStatus } from '../../../../lib/live/stream-keeper.ts'
import { type GameNews, useLiveGame } from '../../../../trpc/use-live.ts'
import type { OnlineChange } from './online-state.ts'
import type { OnlineSnapshot } from './snapshot.ts'

/** Whether what happens is heard of as it happens. */
export type Connection = LiveStatus

export interface Live {
  readonly connection: Connection
  /** Seats whose players are not at the table, of games one is waited for in. */
  readonly away: readonly Seat[]
  /** How many watch, oneself included where one does. */
  readonly watchers: number
}

const nobody: readonly Seat[] = []

/** Hears what happens in a game, for as long as it is played. */
export function useLive(
  { id, version, outcome, speed, mySeat }: OnlineSnapshot,
  dispatch: (change: OnlineChange) => void,
): Live {
  const [away, setAway] = useState(nobody)
  const [watchers, setWatchers] = useState(0)
  const isPlayed = outcome === null
  const hear = (news: GameNews) => {
    if (news.kind === 'event') dispatch({ kind: 'told', event: news.event })
    else if (news.kind === 'snapshot') dispatch({ kind: 'refreshed', record: news.snapshot })
    else if (news.kind === 'presence') {
      setWatchers(news.watchers)
      setAway(news.isHere.flatMap((isHere, seat) => (isHere || seat === mySeat ? [] : [seat])))
    }
  }
  const status = useLiveGame(isPlayed ? id : null, version, hear)
  // A page that has just come is not one that has lost its connection.
  const [hasBeenLive, setBeenLive] = useState(false)
  if (status === 'live' && !hasBeenLive) setBeenLive(true)
  return {
    connection: !isPlayed || (status === 'connecting' && !hasBeenLive) ? 'live' : status,
    // Nobody sits at the board all day for a game of days.
    away: isPlayed && speed !== 'correspondence' ? away : nobody,
    watchers: isPlayed ? watchers : 0,
  }
}
